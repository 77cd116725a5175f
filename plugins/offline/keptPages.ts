import { MANIFEST, type OfflineManifest } from './offlineFiles';

/** Begins the name of every cache of this plugin. */
const PREFIX = 'bindform-offline';

/**
 * Names the cache of one language in one version. The base is part of it, since caches belong to an origin,
 * which several sites may share.
 *
 * @param base path of the language, with both slashes
 */
export const cacheName = (base: string, version: string): string => `${PREFIX} ${base} ${version}`;

const baseOf = (name: string) => name.split(' ')[1];

/** Names of the caches of a language, complete or not. */
export async function cachesOf(base: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(`${PREFIX} `) && baseOf(name) === base);
}

/** Deletes all that is saved of a language, complete or not. */
export async function deletePages(base: string): Promise<void> {
  await Promise.all((await cachesOf(base)).map((name) => caches.delete(name)));
}

/** Names of all caches of a site. */
export async function cachesBelow(root: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(`${PREFIX} ${root}`));
}

/** Pages of a language that can be read without a network. */
export interface KeptLanguage {
  /** Path of the language, with both slashes. */
  base: string;
  /** Name of the cache. */
  name: string;
  /** Finds a file by its path. */
  match: (path: string) => Promise<Response | undefined>;
  readManifest: () => Promise<OfflineManifest>;
}

/** Returns the language of a cache if all files are in it: the manifest is put there last. */
async function findComplete(name: string): Promise<KeptLanguage | undefined> {
  const base = baseOf(name);
  // Not `open`, which would create a cache again that is being deleted.
  const match = (path: string) => caches.match(path, { cacheName: name });
  const saved = await match(base + MANIFEST);
  if (!saved) return undefined;
  return { base, name, match, readManifest: () => saved.json() as Promise<OfflineManifest> };
}

/** Finds the languages of a site that are saved, those that are being saved left out. */
export async function keptLanguages(root: string): Promise<KeptLanguage[]> {
  const found = await Promise.all((await cachesBelow(root)).map(findComplete));
  return found.filter((language) => language !== undefined);
}

/** Finds the pages of a language that are saved. */
export const keptLanguage = async (base: string): Promise<KeptLanguage | undefined> =>
  (await keptLanguages(base)).find((language) => language.base === base);
