import type { Preview, TextPiece } from '../worker/protocol';
import type { CollectedPage, Collection } from './collection';
import type { Entry } from './entries';
import { pieces, snippet } from './pieces';
import { findIn, findWords } from './search';

/** Characters of the text that are shown at most. */
const PREVIEW_LENGTH = 700;

/** The end of the text that is shown: that of a word, if there is one. */
function cut(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const end = text.lastIndexOf(' ', PREVIEW_LENGTH);
  return `${text.slice(0, end > PREVIEW_LENGTH / 2 ? end : PREVIEW_LENGTH)}…`;
}

/** The type of a property, if its file has come. */
function signatureOf({ entries, types }: CollectedPage, entry: Entry): string | undefined {
  const properties = entries.filter(({ type }) => type === 'title');
  return types[properties.indexOf(entry)] ?? undefined;
}

/** Position of the page that a result is on; -1 without one. */
export const pageAt = ({ pages }: Collection, link: string): number =>
  pages.findIndex(({ path }) => path === link.split('#')[0]);

const entryAt = ({ entries }: CollectedPage, link: string) =>
  entries.find((each) => each.link === link);

/**
 * The whole paragraph of a result.
 *
 * @param keywords what found it
 * @param link address of the result
 * @returns undefined if there is nothing at the address
 */
export function preview(
  collection: Collection,
  keywords: string,
  link: string,
): Preview | undefined {
  const page = collection.pages[pageAt(collection, link)];
  const entry = page && entryAt(page, link);
  if (!entry) return undefined;
  const { ranges } = findWords(collection, keywords);
  const text = cut(entry.text.text);
  return {
    title: pieces(entry.title.text, ranges(entry.title)),
    pageTitle: page.title,
    signature: signatureOf(page, entry),
    text: pieces(
      text,
      ranges(entry.text).filter(([, end]) => end <= text.length),
    ),
  };
}

/** The part of a result's text that is worth showing; empty if there is nothing at the address. */
export function excerpt(collection: Collection, keywords: string, link: string): TextPiece[] {
  const page = collection.pages[pageAt(collection, link)];
  const text = page && entryAt(page, link)?.text;
  if (!text) return [];
  return snippet(text.text, findIn(collection, keywords, text).ranges(text));
}
