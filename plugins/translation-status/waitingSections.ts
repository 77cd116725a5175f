import { OPENING, pageOutline, type Section } from './review/pageOutline';
import { readEnglishPages, readTranslatedPages } from './review/pageFolder';
import { currentHashes, waitingBlocks, type ReviewState } from './review/review';
import { readReviewLock } from './review/reviewLock';

/** A section of a page whose translation readers cannot rely on. */
export interface WaitingSection {
  /** Id of its heading; undefined for what is before the first heading. */
  id?: string;
  /** Its heading in the language of the page. */
  title?: string;
  state: ReviewState;
}

/** Such sections by the id of the doc: `intro/start`. */
export type WaitingSections = Record<string, WaitingSection[]>;

/** The text of a heading without its signs. */
const headingText = ({ source }: Section): string =>
  source
    .split('\n')[0]
    .replace(/^#+\s*|\s*\\?\{#[^}]*\}\s*$/g, '')
    .replace(/[`*]/g, '');

/**
 * Finds the sections of translated pages whose English has changed since they were reviewed, and those
 * that nobody has reviewed. `npm run i18n:status` lists the same.
 *
 * @param siteDir absolute path of the site
 * @param locale a language that pages are translated into
 */
export function waitingSections(siteDir: string, locale: string): WaitingSections {
  const translated = readTranslatedPages(siteDir, locale);
  const outlines = new Map(
    Object.entries(translated.pages).map(([file, text]) => [
      file.replace(/\.mdx?$/, ''),
      pageOutline(text),
    ]),
  );
  const found: WaitingSections = {};
  const waiting = waitingBlocks(
    currentHashes(readEnglishPages(siteDir)),
    readReviewLock(siteDir, locale),
  );
  for (const { page, section, state } of waiting) {
    const own = outlines.get(page)?.find(({ id }) => id === section);
    // A section that is not there yet is waiting, too; there is nothing to point to.
    if (!own) continue;
    const entry = section === OPENING ? { state } : { id: section, title: headingText(own), state };
    found[page] = [...(found[page] ?? []), entry];
  }
  return found;
}
