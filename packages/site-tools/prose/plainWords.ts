import { codeTexts, type CodeText } from './codeTexts';
import type { WordRule } from './wordList';

/** Markdown files, which are matched without a parser. */
const MARKDOWN = /\.md$/;

/** Deliberate quotations of words: in the tables of words and of pairs, and in italics. */
const QUOTED = /^\|.*$|\*[^*\n]+\*/gm;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const linesOf = (text: string): CodeText[] =>
  text.split('\n').map((line, index) => ({ line: index + 1, text: line }));

/** Code in a document, which compilers check. */
const CODE = /^(`{3,4})\w*\n[^]*?\n\1$|`[^`\n]+`/gm;

/**
 * Returns the texts of a file that the word list applies to: comments, messages and test titles of code, and everything
 * except code in a document.
 *
 * @param quotes whether the document quotes words in its tables
 */
export function plainTexts(file: string, text: string, quotes = false): CodeText[] {
  if (!MARKDOWN.test(file)) return codeTexts(file, text);
  const prose = text.replace(CODE, blank);
  return linesOf(quotes ? prose.replace(QUOTED, blank) : prose);
}

/**
 * Finds words of a list in texts.
 *
 * @param name file, for the sentences
 * @returns one sentence per occurrence: file, line, word and replacement
 */
export function wordProblems(name: string, texts: CodeText[], rules: WordRule[]): string[] {
  return texts.flatMap(({ line, text }) =>
    rules.flatMap(({ avoid, instead }) =>
      [...text.matchAll(avoid)].map(({ index, 0: found }) => {
        const at = line + text.slice(0, index).split('\n').length - 1;
        return `${name}:${at}: "${found}". Say instead: ${instead}.`;
      }),
    ),
  );
}

/** A row of the guide's table. */
export const guideRow = ({ word, instead }: WordRule): string => `| ${word} | ${instead} |`;

/**
 * Compares the table of a guide with the list.
 *
 * @param name file of the guide, for the sentences
 * @returns one sentence per missing row
 */
export const guideProblems = (name: string, guide: string, rules: WordRule[]): string[] =>
  rules
    .filter((rule) => !guide.split('\n').includes(guideRow(rule)))
    .map((rule) => `${name} lacks this row of the word list: ${guideRow(rule)}`);
