import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import type { ProseLanguage } from './languages/proseLanguage';
import { pageTexts } from './pageTexts';

/** Reference made of tables and declarations alone. */
const PURE_REFERENCE = /^types\//;

/** The page is unfinished and not published. */
const DEBUG = /^---\n[^]*?^debug: true$[^]*?^---$/m;

/** How long a page has to be, and what that is counted in. */
type Length = ProseLanguage['length'];

/** The length of a page, code blocks and what components show left out. */
export function lengthOf(page: string, { pattern }: Length): number {
  const texts = pageTexts(page).map(({ text }) => text);
  return texts.join('\n').match(pattern)?.length ?? 0;
}

/**
 * Finds the pages of a language that say too little. Pages of pure reference (`types/`) and pages that
 * only the development server shows (`debug: true`) may.
 *
 * @returns one sentence a page, with its count
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
