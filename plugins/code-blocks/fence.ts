import rangeParser from 'parse-numeric-range';
import { nearest } from '../../src/mdx/nearest';

const TITLE = /\btitle=(["'])(?<title>.*?)\1/;
const MARKED_LINES = /\{(?<range>[\d,-]+)\}/;
const LINE_NUMBERS = /\bshowLineNumbers\b/;

/** What follows the language of a block of code. */
export interface Fence {
  title?: string;
  /** From 1. */
  markedLines: number[];
  showLineNumbers: boolean;
}

/** Reads what follows the language of a block of code. */
export function readFence(meta: string): Fence {
  const range = MARKED_LINES.exec(meta)?.groups?.range;
  return {
    title: TITLE.exec(meta)?.groups?.title,
    markedLines: range ? rangeParser(range) : [],
    showLineNumbers: LINE_NUMBERS.test(meta),
  };
}

/** A problem of a block of code; the line counts from that of the language. */
export interface FenceProblem {
  line: number;
  text: string;
}

/** Single settings: a group in braces, a name with a text in quotes, or anything else without a space. */
const SETTINGS = /\{[^}]*\}|[^\s={]+=(?:"[^"]*"|'[^']*')|\S+/g;
/** `no-check` is for `npm run api:examples`, which does not compile such a block. */
const READ = /^(?:live|showLineNumbers|no-check|(?:title|no-check)=(?:"[^"]*"|'[^']*'))$/;
const NAMES = ['live', 'no-check', 'showLineNumbers', 'title'];
const RANGE = /^\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}$/;
const UNQUOTED = /^(title|no-check)=["']?([^"']+)["']?$/;

function remedyFor(setting: string): string {
  const [, name, text] = UNQUOTED.exec(setting) ?? [];
  if (name) return `Write ${name}="${text}".`;
  if (setting.startsWith('{')) {
    const tight = setting.replace(/\s/g, '');
    return `Write ${RANGE.test(tight) ? tight : 'numbers of lines such as {1,3-5}'}.`;
  }
  const near = nearest(setting.split(/[={]/)[0], NAMES);
  if (near === 'title') return 'Write title="Form.tsx".';
  return near ? `Write ${near}.` : 'Remove it.';
}

function settingProblem(setting: string, lines: number): string | undefined {
  if (!RANGE.test(setting)) {
    return READ.test(setting) ? undefined : `${setting} is not read. ${remedyFor(setting)}`;
  }
  const outside = rangeParser(setting.slice(1, -1)).find((line) => line < 1 || line > lines);
  return outside === undefined
    ? undefined
    : `the block has no line ${outside} to mark: its last one is ${lines}. Correct ${setting}.`;
}

/** The comments by which Docusaurus marks lines. */
const MARKING = /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--)\s*(highlight-(?:next-line|start|end))\b/;

function commentProblem(line: string, number: number): FenceProblem[] {
  const [, comment] = MARKING.exec(line) ?? [];
  if (!comment) return [];
  const text = `the comment "${comment}" is shown to readers. Remove it, and write the lines to mark after the language, such as {${number}}.`;
  return [{ line: number, text }];
}

/**
 * Finds what is written at a block of code but has no effect, or is shown to readers.
 *
 * @param meta what follows the language
 * @param code the text of the block
 */
export function fenceProblems(meta: string, code: string): FenceProblem[] {
  const lines = code.split('\n');
  const settings = meta.match(SETTINGS) ?? [];
  const ranges = settings.filter((setting) => RANGE.test(setting));
  const problems = settings.flatMap((setting) => settingProblem(setting, lines.length) ?? []);
  if (ranges.length > 1) {
    const all = ranges.map((range) => range.slice(1, -1)).join(',');
    problems.push(`only the first of ${ranges.join(' and ')} is read. Write {${all}}.`);
  }
  return [
    ...problems.map((text) => ({ line: 0, text })),
    ...lines.flatMap((line, index) => commentProblem(line, index + 1)),
  ];
}
