import { addPart, startCollection, type Collection } from '../engine/collection';
import { pageAt } from '../engine/preview';
import { firstNames, wantedNames, wantedTerms } from '../engine/wantedParts';
import { INDEX_FORMAT, partAddress, type IndexStart, type PartFiles } from '../indexFiles';

/** Thrown when a file of the index cannot be fetched or parsed, or is in another format. */
export class IndexFileError extends Error {
  readonly name = 'IndexFileError';

  /** @param file address of the file */
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
}

/** Fetches and parses a file. */
export type FetchFile = (address: string) => Promise<unknown>;

/** A collection that fetches files on demand, each once; a failed file is requested again. */
export interface IndexLoader {
  collection: Collection;
  /** Fetches the terms that a search needs and the names of its results. */
  forSearch: (keywords: string) => Promise<void>;
  /** Fetches the texts of the pages of some results. If that fails, these have no excerpts. */
  forTexts: (links: string[]) => Promise<void>;
}

/**
 * Fetches the first files of an index.
 *
 * @param indexUrl address of the first file
 * @throws IndexFileError when a file fails to load; so does `forSearch`
 */
export async function loadIndex(indexUrl: string, fetchFile: FetchFile): Promise<IndexLoader> {
  const read = (address: string) =>
    fetchFile(address).catch((error: unknown) => {
      throw new IndexFileError(address, error);
    });
  const start = (await read(indexUrl)) as IndexStart;
  if (start.format !== INDEX_FORMAT) {
    const found = `format ${start.format} instead of ${INDEX_FORMAT}`;
    throw new IndexFileError(indexUrl, new Error(`${found}; reload the page.`));
  }
  const collection = startCollection(start);
  const pending = new Map<string, Promise<void>>();

  function load<K extends keyof PartFiles>(kind: K, position: number): Promise<void> {
    if (collection.has[kind].has(position)) return Promise.resolve();
    const address = start.base + partAddress(kind, position, start.version);
    const known = pending.get(address);
    if (known) return known;
    const loading = read(address)
      .then((file) => addPart(collection, kind, position, file as PartFiles[K]))
      .finally(() => pending.delete(address));
    pending.set(address, loading);
    return loading;
  }

  const loadAll = (kind: keyof PartFiles, positions: number[]) =>
    Promise.all(positions.map((position) => load(kind, position)));

  async function loadTerms(keywords: string, fetched = 0): Promise<void> {
    const wanted = wantedTerms(collection, keywords, fetched);
    if (wanted.length === 0) return;
    await loadAll('terms', wanted);
    await loadTerms(keywords, fetched + wanted.length);
  }

  async function loadFor(keywords: string): Promise<void> {
    await loadTerms(keywords);
    await loadAll('names', wantedNames(collection, keywords));
  }

  await loadAll('names', firstNames(collection));
  // A prepared search fetches no more files than an unprepared one.
  let latest: { keywords: string; loading: Promise<void> } | undefined;
  return {
    collection,
    forSearch: (keywords) => {
      if (latest?.keywords === keywords) return latest.loading;
      const loading = loadFor(keywords).catch((error: unknown) => {
        if (latest?.loading === loading) latest = undefined;
        throw error;
      });
      latest = { keywords, loading };
      return loading;
    },
    forTexts: async (links) => {
      const pages = new Set(links.map((link) => pageAt(collection, link)));
      pages.delete(-1);
      await Promise.allSettled([...pages].map((page) => load('texts', page)));
    },
  };
}
