// Runs in Node.
import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { remembered } from './remembered';

/** Clocks of file systems lag behind that of the process (ms). */
const CLOCK_LAG = 20;

const PACKAGES = /[\\/]node_modules[\\/]/;

/** What esbuild has made, and from which files. */
export interface Bundled<T> {
  result: T;
  metafile: Metafile;
}

interface KeptBundle {
  bundle?: { result: unknown; stamps: Map<string, string> };
}

/** More than a site has at a time; each may have several MB. */
const MAX_BUNDLES = 60;

const bundles = remembered<KeptBundle>('bundles', MAX_BUNDLES);

function stampOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone';
}

/** The files of a bundle that may change: virtual entries are none, and bundlers do not watch packages either. */
const filesOf = ({ inputs }: Metafile, folder: string): string[] =>
  Object.keys(inputs)
    .map((input) => path.resolve(folder, input))
    .filter((file) => !PACKAGES.test(file) && fs.existsSync(file));

/**
 * Bundles once, and again when one of the files in the bundle has changed, except those of packages.
 *
 * @param key says what is bundled and how; the same for the same settings
 * @param folder absolute path that the metafile's paths are relative to
 * @param make bundles; rejects when it cannot, which is not kept
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
  // What was saved meanwhile may have been read before or after.
  const isSettled = files.every(
    (file) => (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < started,
  );
  kept.bundle = isSettled
    ? { result, stamps: new Map(files.map((file) => [file, stampOf(file)])) }
    : undefined;
  return result;
}
