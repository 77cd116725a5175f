import { parsePage } from '../../../src/mdx/parsePage';
import type { CodeText } from './codeTexts';
import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import { pageTexts } from './pageTexts';
import { wordProblems } from './plainWords';
import type { WordRule } from './wordList';

/** Names in code are given by the API. */
const CODE = /`[^`]*`/g;

/** The parts of the front matter that readers see: on the page, in search results and in shared links. */
const SHOWN = /^(?:title|subtitle|description): /;

function frontMatterTexts(page: string): CodeText[] {
  const lines = parsePage(page).frontMatter.split('\n');
  return lines
    .map((text) => ({ line: page.split('\n').indexOf(text) + 1, text }))
    .filter(({ text }) => SHOWN.test(text));
}

/**
 * Finds words of a list in pages, including the front matter that readers see. Code is skipped.
 *
 * @returns one sentence per occurrence: file, line, word and replacement
 */
export const pageWordProblems = ({ name, pages }: PageFolder, rules: WordRule[]): string[] =>
  Object.entries(pages).flatMap(([file, page]) => {
    const texts = [...frontMatterTexts(page), ...pageTexts(page)].map(({ line, text }) => ({
      line,
      text: text.replace(CODE, ''),
    }));
    return wordProblems(`${name}/${file}`, texts, rules);
  });
