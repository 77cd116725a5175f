import type { PartFiles } from '../../../plugins/search/indexFiles';
import { createRequestHandler } from '../../../plugins/search/worker/requestHandler';
import { decodeFile, type BuiltSearch } from '../../support/builtSearch';
import { BASE, type SiteLocale } from '../../support/site';

const KINDS: (keyof PartFiles)[] = ['names', 'terms', 'texts'];

/** Bytes of all files of the search as they are sent, by kind. */
export function sizesOf(built: BuiltSearch): Record<string, number> {
  const sum = (kind: keyof PartFiles) =>
    built.addresses(kind).reduce((total, address) => total + built.size(address), 0);
  return {
    start: built.size('search-index.json'),
    ...Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])),
  };
}

/** What searches fetch (bytes as sent). */
export interface Fetched {
  /** Before anything is typed. */
  first: number;
  /** For one search each, with that and the texts of its best results, in ascending order. */
  searches: { keywords: string; bytes: number }[];
}

/** Searches for each of the keywords as a new reader, and counts what is fetched. */
export async function countFetched(
  built: BuiltSearch,
  { prefix }: SiteLocale,
  queries: string[],
): Promise<Fetched> {
  const base = `${BASE}${prefix}`;
  let bytes = 0;
  let first = 0;
  const searches: Fetched['searches'] = [];
  for (const keywords of queries) {
    bytes = 0;
    const answer = createRequestHandler(async (url) => {
      const address = url.slice(base.length);
      bytes += built.size(address);
      return decodeFile(built.bytes(address));
    });
    const indexUrl = `${base}search-index.json`;
    await answer({ action: 'generate-metadata', id: 1, args: { indexUrl } });
    first = bytes;
    await answer({ action: 'prepare-search', id: 2, args: { keywords } });
    searches.push({ keywords, bytes });
  }
  return { first, searches: searches.sort((a, b) => a.bytes - b.bytes) };
}
