import { FRONT_MATTER } from '../../src/mdx/frontMatterLines';

/** A line of front matter, from 1, and a sentence about it with its remedy. */
export interface Slip {
  line: number;
  problem: string;
}

/** A text in quotes at the start of a value, where quotes are no apostrophes. */
const QUOTED = /(?<=[:[{,]\s*|^\s*-\s+)(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')/g;
/** The colon of a Chinese keyboard after a key. */
const WIDE_COLON = /^\s*[\w-]+：/;
const NO_SPACE = /^\s*[\w-]+:(?!\/\/)\S/;
/** A text that is cut; behind a number or true, which nothing can cut, a comment is meant. */
const CUT = /^\s*(?:-|[\w-]+:)\s+(?!["'|>#]|(?:\d+|true|false)\s+#)\S.*?\s#/;
const OPEN_QUOTE = /^\s*(?:-|[\w-]+:)\s+(?:[[{](?:.*[:[{,])?\s*)?["'](?!["'])/;

/** The lines of the front matter with the three hyphens; without texts in quotes. */
const linesOf = (text: string) =>
  (FRONT_MATTER.exec(text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n'))?.[0] ?? '')
    .split('\n')
    .map((line) => line.replace(QUOTED, '""'));

const linesWith = (lines: string[], written: RegExp, problem: (line: string) => string): Slip[] =>
  lines.flatMap((line, index) =>
    written.test(line) ? [{ line: index + 1, problem: problem(line.trim()) }] : [],
  );

/** Finds a value that opens a bracket and has not closed it where the next key begins. */
function openBracket(lines: string[]): Slip[] {
  let depth = 0;
  let opened = 0;
  for (const [index, line] of lines.entries()) {
    if (depth > 0 && /^(?:[\w-]+:|---)/.test(line)) {
      return [
        {
          line: opened,
          problem: 'the front matter opens a bracket and does not close it. Close it.',
        },
      ];
    }
    if (depth === 0 && /:\s+[[{]/.test(line)) opened = index + 1;
    else if (depth === 0) continue;
    depth += (line.match(/[[{]/g) ?? []).length - (line.match(/[\]}]/g) ?? []).length;
  }
  return [];
}

/** Finds texts of front matter that YAML cuts in silence. */
export const cutTexts = (text: string): Slip[] =>
  linesWith(
    linesOf(text),
    CUT,
    () =>
      'what follows " #" is a comment in YAML. Put the text into quotes, or remove the comment.',
  );

/** Finds why front matter is no YAML or has no keys, where the parser names another line or no remedy. */
export function slipsIn(text: string): Slip[] {
  const lines = linesOf(text);
  const slips = [
    ...linesWith(
      lines,
      WIDE_COLON,
      () =>
        'the front matter has a wide colon after a key. Write a narrow one and a space, as in title: 标题.',
    ),
    ...linesWith(
      lines,
      NO_SPACE,
      (line) =>
        `the front matter has no space after the colon of a key. Write "${line.replace(':', ': ')}".`,
    ),
    ...linesWith(
      lines,
      OPEN_QUOTE,
      () => 'the front matter opens a quote and does not close it. Close it.',
    ),
  ];
  return slips.length > 0 ? slips : openBracket(lines);
}
