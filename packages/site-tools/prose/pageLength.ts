import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import type { ProseLanguage } from './languages/proseLanguage';
import { pageTexts } from './pageTexts';

/** Reference pages that consist of tables and declarations. */
const PURE_REFERENCE = /^types\//;

/** The page is unfinished and not published. */
const DEBUG = /^---\n[^]*?^debug: true$[^]*?^---$/m;

/** Minimum length of a page, and its unit. */
type Length = ProseLanguage['length'];

/** Returns the length of a page without code blocks and rendered content of components. */
export function lengthOf(page: string, { pattern }: Length): number {
  const texts = pageTexts(page).map(({ text }) => text);
  return texts.join('\n').match(pattern)?.length ?? 0;
}

/**
 * Finds the pages of a language that are too short. Reference pages (`types/`) and pages that only the development
 * server shows (`debug: true`) are exempt.
 *
 * @returns one sentence per page, with its length
 */
export function lengthProblems({ name, pages }: PageFolder, wanted: Length): string[] {
  return Object.entries(pages)
    .filter(([file, page]) => !PURE_REFERENCE.test(file) && !DEBUG.test(page))
    .map(([file, page]) => ({ file, length: lengthOf(page, wanted) }))
    .filter(({ length }) => length < wanted.least)
    .map(
      ({ file, length }) =>
        `${name}/${file} has ${length} ${wanted.unit}, fewer than ${wanted.least}. Say what the reader needs to know, or join the page with another.`,
    );
}
