import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Collection } from '../../plugins/search/engine/collection';
import {
  INDEX_ENCODING,
  partAddress,
  type IndexFiles,
  type IndexStart,
  type PartFiles,
} from '../../plugins/search/indexFiles';
import { wholeCollection } from '../../plugins/search/wholeCollection';
import { BUILD_DIR, type SiteLocale } from './site';

/** Decodes a file of the search index. */
export const decodeFile = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder(INDEX_ENCODING).decode(bytes));

/** Reads the search index of a language from the build, by address relative to the language. */
export class BuiltSearch {
  private readonly folder: string;

  /** @param buildDir absolute path of the built site */
  constructor({ prefix }: Pick<SiteLocale, 'prefix'>, buildDir = BUILD_DIR) {
    this.folder = path.join(buildDir, prefix);
  }

  /** Returns the content of a file, as served. */
  bytes(address: string): Buffer {
    return fs.readFileSync(path.join(this.folder, address));
  }

  /** Returns the compressed size of a file (bytes). */
  size(address: string): number {
    return gzipSync(this.bytes(address)).length;
  }

  /** The file that is fetched first. */
  get start(): IndexStart {
    return decodeFile(this.bytes('search-index.json')) as IndexStart;
  }

  /** Returns the addresses of the files of a kind, in order. */
  addresses(kind: keyof PartFiles): string[] {
    const { names, terms, pages, version } = this.start;
    const counts = { names: names.length, terms: terms.length, texts: pages.path?.length ?? 0 };
    return Array.from({ length: counts[kind] }, (_, position) =>
      partAddress(kind, position, version),
    );
  }

  /** All files of the index. */
  get files(): IndexFiles {
    const parts = <K extends keyof PartFiles>(kind: K) =>
      this.addresses(kind).map((address) => decodeFile(this.bytes(address)) as PartFiles[K]);
    return {
      start: this.start,
      parts: { names: parts('names'), terms: parts('terms'), texts: parts('texts') },
    };
  }

  /** A collection with all files. */
  get collection(): Collection {
    return wholeCollection(this.files);
  }
}

/** A searchable place on a page. */
export interface FoundPlace {
  title: string;
  /** Absolute path with the anchor. */
  link: string;
  text: string;
  keywords: string[];
}

/** A page with its searchable places. */
export interface SearchedPage extends FoundPlace {
  nav: number;
  sections: FoundPlace[];
  properties: FoundPlace[];
  demos: FoundPlace[];
}

/** Lists the searchable places of a collection, page by page. */
export const searchedPages = ({ pages }: Collection): SearchedPage[] =>
  pages.map(({ nav, entries }) => {
    const places = entries.map(({ type, link, title, text, hidden }) => ({
      ...{ type, link, title: title.text, text: text.text },
      keywords: hidden.map((field) => field.text),
    }));
    const of = (kind: string) => places.filter(({ type }) => type === kind);
    return {
      ...{ ...places[0], nav },
      sections: of('content'),
      properties: of('title'),
      demos: of('demo'),
    };
  });
