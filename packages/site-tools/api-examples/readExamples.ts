/** A block of TypeScript in a page. */
export interface Example {
  /** Path of the page, as passed in. */
  file: string;
  /** Line of the page, from 1, where the code begins. */
  line: number;
  code: string;
  /** Hidden code of the page that precedes the example: types, data, functions. */
  given: string;
  /** Why the example is not checked; empty if the page gives no reason. */
  noCheck?: string;
}

const FENCE = /^(?<indent>\s*)(?<marks>`{3,})(?<language>\w*)(?<meta>.*)$/;
const CHECKED_LANGUAGE = /^tsx?$/;
const NO_CHECK = /\bno-check(?:=(["'])(?<reason>.*?)\1)?/;
const GIVEN = /\{\/\*\s*given:(?<code>[^]*?)\*\/\}/g;

/** Extracts the hidden code from the text between two fences. */
const givenIn = (text: string) =>
  [...text.matchAll(GIVEN)].map(({ groups }) => groups?.code.trim() ?? '');

/**
 * Finds the `ts` and `tsx` fences of a page. A comment `{/* given: … *\/}` holds code that readers do not see; it
 * applies to all fences after it.
 *
 * @param file path of the page, for messages
 * @param mdx its text
 */
export function readExamples(file: string, mdx: string): Example[] {
  const examples: Example[] = [];
  const given: string[] = [];
  const lines = mdx.split('\n');
  let prose: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const fence = FENCE.exec(lines[index])?.groups;
    if (!fence) {
      prose.push(lines[index]);
      continue;
    }
    given.push(...givenIn(prose.join('\n')));
    prose = [];
    const isEnd = (line: string) => line.trim() === fence.marks;
    const length = lines.slice(index + 1).findIndex(isEnd);
    const end = length < 0 ? lines.length : index + 1 + length;
    if (CHECKED_LANGUAGE.test(fence.language)) {
      const noCheck = NO_CHECK.exec(fence.meta);
      examples.push({
        file,
        line: index + 2,
        code: lines.slice(index + 1, end).join('\n'),
        given: given.join('\n'),
        noCheck: noCheck ? (noCheck.groups?.reason ?? '') : undefined,
      });
    }
    index = end;
  }
  return examples;
}
