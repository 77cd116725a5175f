/** Number of queries of each kind, 650 in total. */
const COUNTS = { words: 250, phrases: 200, strings: 200 };

const HAN_RUN = /\p{Script=Han}{2,}/gu;

/** Seeded pseudorandom number generator with values from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chinese queries by kind. */
export type ChineseQueries = {
  /** Dictionary words. */
  words: string[];
  /** Two words from the same page. */
  phrases: string[];
  /** Two to four adjacent characters, regardless of word boundaries. */
  strings: string[];
};

/**
 * Generates queries from the texts of the pages. The same pages always produce the same queries.
 *
 * @param pages texts of each page, some of them Chinese
 */
export function chineseQueries(pages: string[][]): ChineseQueries {
  const next = random(20);
  const pick = <T>(list: T[]) => list[Math.floor(next() * list.length)];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const runs = pages.map((texts) => texts.flatMap((text) => text.match(HAN_RUN) ?? []));
  const words = runs.map((own) =>
    own
      .flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment))
      .filter((word) => word.length > 1),
  );
  const several = (count: number, make: () => string) => {
    const made = new Set<string>();
    for (let tries = 0; made.size < count && tries < count * 50; tries++) made.add(make());
    return [...made];
  };
  return {
    words: several(COUNTS.words, () => pick(words.flat())),
    phrases: several(COUNTS.phrases, () => {
      const own = pick(words.filter((list) => list.length > 1));
      return `${pick(own)} ${pick(own)}`;
    }),
    strings: several(COUNTS.strings, () => {
      const run = pick(runs.flat());
      const length = Math.min(run.length, 2 + Math.floor(next() * 3));
      const start = Math.floor(next() * (run.length - length + 1));
      return run.slice(start, start + length);
    }),
  };
}
