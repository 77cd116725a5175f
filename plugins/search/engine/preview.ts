import type { Preview, TextPiece } from '../worker/protocol';
import type { CollectedPage, Collection } from './collection';
import type { Entry } from './entries';
import { pieces, snippet } from './pieces';
import { findIn, findWords } from './search';

/** Maximum length of the text (characters). */
const PREVIEW_LENGTH = 700;

/** Truncates a text, at the end of a word if possible. */
function cut(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const end = text.lastIndexOf(' ', PREVIEW_LENGTH);
  return `${text.slice(0, end > PREVIEW_LENGTH / 2 ? end : PREVIEW_LENGTH)}…`;
}

/** Returns the type of a property, if its file is loaded. */
function signatureOf({ entries, types }: CollectedPage, entry: Entry): string | undefined {
  const properties = entries.filter(({ type }) => type === 'title');
  return types[properties.indexOf(entry)] ?? undefined;
}

/** Returns the index of the page that a result is on, or -1. */
export const pageAt = ({ pages }: Collection, link: string): number =>
  pages.findIndex(({ path }) => path === link.split('#')[0]);

const entryAt = ({ entries }: CollectedPage, link: string) =>
  entries.find((each) => each.link === link);

/**
 * Returns the full text of a result, up to {@link PREVIEW_LENGTH}.
 *
 * @param keywords keywords of the search
 * @param link address of the result
 * @returns undefined if there is no entry at the address
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

/** Returns the most relevant part of a result's text; empty if there is no entry at the address. */
export function excerpt(collection: Collection, keywords: string, link: string): TextPiece[] {
  const page = collection.pages[pageAt(collection, link)];
  const text = page && entryAt(page, link)?.text;
  if (!text) return [];
  return snippet(text.text, findIn(collection, keywords, text).ranges(text));
}
