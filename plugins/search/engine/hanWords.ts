/** Words of one character without meaning. */
const PARTICLES = /^[的了吗呢吧啊呀]$/u;

/** Words that have a meaning as a part of other words only, such as 时 in 定时. */
const CONTEXT =
  /^[把被让给和与或跟及在里上中下时后前才就还都也会要能想可是有我你它这那个几种不没再又请做用从到]$/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits at words without meaning, unless they are next to another character that is in no word. */
function withoutParticles(segments: string[]): string[][] {
  const groups: string[][] = [[]];
  const isOpen = (segment = '') =>
    segment.length === 1 && !PARTICLES.test(segment) && !CONTEXT.test(segment);
  segments.forEach((segment, index) => {
    const isPart = isOpen(segments[index - 1]) || isOpen(segments[index + 1]);
    const isEmpty = PARTICLES.test(segment) || (CONTEXT.test(segment) && !isPart);
    if (isEmpty) groups.push([]);
    else groups.at(-1)?.push(segment);
  });
  return groups;
}

/**
 * Joins characters that are in no word of the dictionary. Two or three of them, or one next to a word, are a word
 * that it lacks (校验, 输入框); more of them are several words, which mostly have two characters.
 */
function joinSingles(segments: string[]): string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const segment of segments) {
    const isSingle = segment.length === 1;
    if (isSingle && isOpen) runs.push(`${runs.pop() ?? ''}${segment}`);
    else runs.push(segment);
    isOpen = isSingle;
  }
  const words: string[] = [];
  let lead = '';
  for (const run of runs) {
    const isSingle = run.length === 1;
    if (isSingle && words.length > 0) words.push(`${words.pop() ?? ''}${run}`);
    else if (isSingle) lead = run;
    else {
      const isSeveral = run.length > 3 && !segments.includes(run);
      words.push(...(isSeveral ? (run.match(/.{2,3}$|../gu) ?? []) : [lead + run]));
      lead = '';
    }
  }
  return lead ? [...words, lead] : words;
}

/**
 * Splits a run of Chinese into words, without particles.
 *
 * @returns the run itself if there is nothing else, or if the browser has no dictionary (Firefox before 125)
 */
export function hanWords(run: string): string[] {
  if (!('Segmenter' in Intl)) return [run];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = [...segmenter.segment(run)].map(({ segment }) => segment);
  const words = withoutParticles(segments).flatMap(joinSingles);
  return words.length > 0 ? words : [run];
}
