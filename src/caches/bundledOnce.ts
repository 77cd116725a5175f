// Runs in Node.
import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { remembered } from './remembered';

/** File system timestamps lag behind the clock of the process (ms). */
const CLOCK_LAG = 20;

const PACKAGES = /[\\/]node_modules[\\/]/;

/** The output of esbuild, and its input files. */
export interface Bundled<T> {
  result: T;
  metafile: Metafile;
}

interface KeptBundle {
  bundle?: { result: unknown; stamps: Map<string, string> };
}

/** More than a site has at a time; each can take several MB. */
const MAX_BUNDLES = 60;

const bundles = remembered<KeptBundle>('bundles', MAX_BUNDLES);

function stampOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone';
}

/** Returns the input files to check for changes: no virtual entries, and no packages, as in other bundlers. */
const filesOf = ({ inputs }: Metafile, folder: string): string[] =>
  Object.keys(inputs)
    .map((input) => path.resolve(folder, input))
    .filter((file) => !PACKAGES.test(file) && fs.existsSync(file));

/**
 * Caches a bundle until one of its input files changes; files in packages are not checked.
 *
 * @param key identifies the entry and the settings
 * @param folder absolute path that the metafile's paths are relative to
 * @param make builds the bundle; a rejection is not cached
 */
export async function bundledOnce<T>(
  key: string,
  folder: string,
  make: () => Promise<Bundled<T>>,
): Promise<T> {
  const kept = bundles(`${folder} ${key}`, () => ({}));
  const { bundle } = kept;
  if (bundle && [...bundle.stamps].every(([file, stamp]) => stampOf(file) === stamp)) {
    return bundle.result as T;
  }
  const started = Date.now() - CLOCK_LAG;
  const { result, metafile } = await make();
  const files = filesOf(metafile, folder);
  // A file saved during the build may have been read before or after the save.
  const isSettled = files.every(
    (file) => (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < started,
  );
  kept.bundle = isSettled
    ? { result, stamps: new Map(files.map((file) => [file, stampOf(file)])) }
    : undefined;
  return result;
}
