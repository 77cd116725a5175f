import fs from 'node:fs';

/** More than a screen full of photographs needs. */
const LIMIT_BYTES = 1_000_000;

/**
 * What is wrong with an image that takes too long to load.
 *
 * @param file absolute path of the image
 * @returns its size and what to do, as the end of a message; undefined for one that is small enough
 */
export function heavyImage(file: string): string | undefined {
  const bytes = fs.statSync(file).size;
  if (bytes <= LIMIT_BYTES) return undefined;
  return `the image has ${(bytes / 1e6).toFixed(1)} MB. Make it smaller than ${LIMIT_BYTES / 1e6} MB, for instance as WebP at the size in which it is shown.`;
}
