import type { Preview } from '../worker/protocol';
import type { Collection } from './collection';
import { pieces } from './pieces';
import { findWords } from './search';

/** Characters of the text that are shown at most. */
const PREVIEW_LENGTH = 700;

/** The end of the text that is shown: that of a word, if there is one. */
function cut(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const end = text.lastIndexOf(' ', PREVIEW_LENGTH);
  return `${text.slice(0, end > PREVIEW_LENGTH / 2 ? end : PREVIEW_LENGTH)}…`;
}

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
  const page = collection.pages.find(({ entries }) => entries.some((each) => each.link === link));
  const entry = page?.entries.find((each) => each.link === link);
  if (!page || !entry) return undefined;
  const { ranges } = findWords(collection, keywords);
  const text = cut(entry.text.text);
  return {
    title: pieces(entry.title.text, ranges(entry.title)),
    pageTitle: page.title,
    signature: entry.signature,
    text: pieces(
      text,
      ranges(entry.text).filter(([, end]) => end <= text.length),
    ),
  };
}
