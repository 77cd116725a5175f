import type { TypographyRule } from './languages/proseLanguage';
import type { MessageFiles } from './messages';
import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import { pageTexts } from './pageTexts';
import { typographyFaults } from './typography';
import { parsePage } from '../../../src/mdx/parsePage';

/** The keywords are a list in YAML, whose commas are syntax. */
const KEYWORDS = /^keywords:.*$/m;
const KEYWORDS_OF_A_DEMO = '@keywords';

const sentencesOf = (frontMatter: string): string[] =>
  frontMatter
    .replace(KEYWORDS, '')
    .split('\n')
    .map((line) => line.replace(/^\w+: /, ''));

/**
 * Checks the typography of pages.
 *
 * @returns one sentence per fault: file, line, words, remedy
 */
export function pageTypographyProblems(
  { name, pages }: PageFolder,
  rules: TypographyRule[],
): string[] {
  return Object.entries(pages).flatMap(([file, page]) => [
    ...sentencesOf(parsePage(page).frontMatter)
      .flatMap((text) => typographyFaults(text, rules))
      .map((fault) => `${name}/${file}, front matter: ${fault}.`),
    ...pageTexts(page).flatMap(({ line, text }) =>
      typographyFaults(text, rules).map((fault) => `${name}/${file}:${line}: ${fault}.`),
    ),
  ]);
}

/**
 * Checks the typography of messages.
 *
 * @param folder name of the language's folder, for the sentences
 * @returns one sentence per fault: file, message, words, remedy
 */
export function messageTypographyProblems(
  folder: string,
  files: MessageFiles,
  rules: TypographyRule[],
): string[] {
  return Object.entries(files).flatMap(([file, messages]) =>
    Object.entries(messages)
      .filter(([id]) => id !== KEYWORDS_OF_A_DEMO)
      .flatMap(([id, text]) =>
        typographyFaults(text, rules).map(
          (fault) => `${folder}/${file}, message "${id}": ${fault}.`,
        ),
      ),
  );
}
