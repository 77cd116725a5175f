import { OPENING, pageOutline, type Section } from './review/pageOutline';
import { readEnglishPages, readTranslatedPages, type PageFolder } from './review/pageFolder';
import { currentHashes, waitingBlocks, type ReviewState, type WaitingBlock } from './review/review';
import { readReviewLock } from './review/reviewLock';

/** A section of a page whose translation readers cannot rely on. */
export interface WaitingSection {
  /** Id of its heading; undefined for what is before the first heading. */
  id?: string;
  /** Its heading in the language of the page, or in English where the translation lacks it. */
  title?: string;
  state: ReviewState | 'missing';
}

/** Such sections by the id of the doc: `intro/start`. */
export type WaitingSections = Record<string, WaitingSection[]>;

/** The text of a heading without its signs. */
const headingText = ({ source }: Section): string =>
  source
    .split('\n')[0]
    .replace(/^#+\s*|\s*\\?\{#[^}]*\}\s*$/g, '')
    .replace(/[`*]/g, '');

function outlineOf({ pages }: PageFolder, page: string): Section[] | undefined {
  const text = pages[`${page}.mdx`] ?? pages[`${page}.md`];
  return text === undefined ? undefined : pageOutline(text);
}

/** What readers get to know about a block; undefined where a page says in one sentence that it is in English. */
function sectionOf(
  { page, section, state }: WaitingBlock,
  translated: PageFolder,
  english: PageFolder,
): WaitingSection | undefined {
  const own = outlineOf(translated, page);
  if (!own) return undefined;
  if (section === OPENING) return { state };
  const is = ({ id }: Section) => id === section;
  const heading = own.find(is);
  if (heading) return { id: section, title: headingText(heading), state };
  const original = outlineOf(english, page)?.find(is);
  return original && { id: section, title: headingText(original), state: 'missing' };
}

/**
 * Finds the sections of translated pages whose English has changed since they were reviewed or is
 * gone, those that have not been reviewed, and those that the translation lacks. `npm run i18n:status` lists
 * the same.
 *
 * @param siteDir absolute path of the site
 * @param locale a language that pages are translated into
 */
export function waitingSections(siteDir: string, locale: string): WaitingSections {
  const english = readEnglishPages(siteDir);
  const translated = readTranslatedPages(siteDir, locale);
  const found: WaitingSections = {};
  for (const block of waitingBlocks(currentHashes(english), readReviewLock(siteDir, locale))) {
    const entry = sectionOf(block, translated, english);
    if (entry) found[block.page] = [...(found[block.page] ?? []), entry];
  }
  return found;
}
