import { cacheName, cachesOf, keptLanguage, type KeptLanguage } from '../keptPages';
import { digestOf, MANIFEST, type KeptFile, type OfflineManifest } from '../offlineFiles';
import type { Failure } from '../protocol';

/** Downloads at the same time. */
const AT_ONCE = 6;

/** Pages could not be saved. */
export class KeepError extends Error {
  /** @param failure what a page tells the reader */
  constructor(readonly failure: Failure) {
    super(`Pages could not be saved: ${failure}`);
  }
}

/** What an ongoing save takes into account. */
export interface KeepOptions {
  signal: AbortSignal;
  /** Called with the bytes that are saved, and those of all files. */
  onProgress: (done: number, total: number) => void;
}

async function download(url: string, signal: AbortSignal, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { signal, cache }).catch(() => {
    throw new KeepError('network');
  });
  if (response.status === 404) throw new KeepError('changed');
  if (!response.ok) throw new KeepError('network');
  return response;
}

/**
 * Downloads a file of one build: a copy of another build may be in a cache on the way. The response is
 * kept as it came, with its address: Firefox holds one without an address against the content policy
 * as if it were the worker's script.
 */
async function downloadFile(url: string, digest: string, signal: AbortSignal): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await download(url, signal, cache);
    const body = await response
      .clone()
      .arrayBuffer()
      .catch(() => {
        throw new KeepError('network');
      });
    if ((await digestOf(body)) === digest) return response;
  }
  throw new KeepError('changed');
}

/** Finds files that have not changed since the version before. */
async function copiesOf(before: KeptLanguage | undefined) {
  const files = before ? (await before.readManifest()).files : [];
  const digests = new Map(files.map(([address, , digest]) => [address, digest]));
  return ([address, , digest]: KeptFile): Promise<Response | undefined> | undefined =>
    digests.get(address) === digest ? before?.match(before.base + address) : undefined;
}

async function readManifest(base: string, signal: AbortSignal): Promise<OfflineManifest> {
  const response = await download(base + MANIFEST, signal, 'no-cache');
  return (await response.json()) as OfflineManifest;
}

/** Saves all files of a build into a cache, those left out that are in it already. */
async function fill(
  cache: Cache,
  base: string,
  { bytes, files }: OfflineManifest,
  before: KeptLanguage | undefined,
  { signal, onProgress }: KeepOptions,
): Promise<void> {
  const copyOf = await copiesOf(before);
  const waiting = [...files];
  let done = 0;

  async function saveNext(): Promise<void> {
    const file = waiting.shift();
    if (!file || signal.aborted) return;
    const [address, size, digest] = file;
    const url = base + address;
    if (!(await cache.match(url))) {
      const response = (await copyOf(file)) ?? (await downloadFile(url, digest, signal));
      await cache.put(url, response).catch(() => {
        throw new KeepError('space');
      });
    }
    onProgress((done += size), bytes);
    await saveNext();
  }

  const stopAll = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const savers = Array.from({ length: AT_ONCE }, () => saveNext().catch(stopAll));
  // What is under way is put into the cache before it is deleted or saved again.
  await Promise.allSettled(savers);
  await Promise.all(savers);
  signal.throwIfAborted();
}

/** Deletes the caches of other versions. */
async function deleteOthers(base: string, kept: string | undefined): Promise<void> {
  const names = await cachesOf(base);
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/**
 * Saves all files of a language, or those that have changed since they were saved. The earlier version stays
 * in use until the new one is complete, so that pages and scripts are always of the same build. A save that
 * was interrupted goes on where it was.
 *
 * @param base path of the language, with both slashes
 * @returns bytes of all files as they are sent
 * @throws KeepError when a file does not arrive, is of another build, or finds no space
 */
export async function keep(base: string, options: KeepOptions): Promise<number> {
  const before = await keptLanguage(base);
  const manifest = await readManifest(base, options.signal);
  const name = cacheName(base, manifest.version);
  if (before?.name !== name) {
    const cache = await caches.open(name);
    try {
      await fill(cache, base, manifest, before, options);
    } catch (error) {
      // A full disk is not left with half of the pages.
      if (error instanceof KeepError && error.failure === 'space') {
        await deleteOthers(base, before?.name);
      }
      throw error;
    }
    await cache.put(base + MANIFEST, new Response(JSON.stringify(manifest)));
  }
  await deleteOthers(base, name);
  return manifest.bytes;
}
