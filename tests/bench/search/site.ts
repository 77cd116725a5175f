import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Collection } from '../../../plugins/search/engine/collection';
import { INDEX_ENCODING, unpackIndex, type PackedIndex } from '../../../plugins/search/packedIndex';
import type { SearchIndex } from '../../../plugins/search/searchIndex';
import { BASE, BUILD_DIR, type SiteLocale } from '../../support/site';
import type { OwnEngine } from './ownEngine';

/** The built search index of one language. */
export interface BuiltSearch {
  index: SearchIndex;
  collection: Collection;
  /** Transfer size of the index file (bytes, gzipped). */
  bytes: number;
  /** Time to parse the file and prepare the collection (ms). */
  loadTime: number;
}

/** Loads the index of a language from the build. */
export function loadBuiltSearch(locale: SiteLocale, { makeCollection }: OwnEngine): BuiltSearch {
  const file = path.join(BUILD_DIR, locale.prefix, 'search-index.json');
  const bytes = fs.readFileSync(file);
  const start = performance.now();
  const text = new TextDecoder(INDEX_ENCODING).decode(bytes);
  const index = unpackIndex(JSON.parse(text) as PackedIndex);
  const collection = makeCollection(index);
  return {
    index,
    collection,
    bytes: gzipSync(bytes).length,
    loadTime: performance.now() - start,
  };
}

/** The place of an address, without base path and language: `intro/start`, `api/form-props#Form-onSubmit`. */
export function placeOf(link: string, locale: SiteLocale): string {
  return link.slice(BASE.length + locale.prefix.length);
}
