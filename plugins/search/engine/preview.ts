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
  const entries = collection.pages.flatMap((page) =>
    page.entries.map((entry) => ({ page, entry })),
  );
  // A page and its introduction have the same address; the introduction says more.
  const there = entries.filter(({ entry }) => entry.link === link);
  const texts = there.map(({ entry }) => entry.text).filter(({ text }) => text);
  if (there.length === 0) return undefined;
  const { ranges } = findWords(collection, keywords);
  const [{ page, entry }] = there;
  return {
    title: pieces(entry.title.text, ranges(entry.title)),
    pageTitle: page.title,
    signature: entry.signature,
    texts: texts.map((field) => {
      const shown = cut(field.text);
      return pieces(
        shown,
        ranges(field).filter(([, end]) => end <= shown.length),
      );
    }),
  };
}
