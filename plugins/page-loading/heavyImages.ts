import fs from 'node:fs';
import path from 'node:path';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** More than a screen full of photographs needs. */
const LIMIT_BYTES = 1_000_000;

/**
 * Stops the build at images that take too long to load.
 *
 * @param outDir absolute path of the built site
 * @throws Error naming each image, its size and the limit
 */
export function refuseHeavyImages(outDir: string): void {
  const heavy = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => IMAGE.test(file))
    .map((file) => ({ file, bytes: fs.statSync(path.join(outDir, file)).size }))
    .filter(({ bytes }) => bytes > LIMIT_BYTES);
  if (heavy.length === 0) return;
  throw new Error(
    heavy
      .map(
        ({ file, bytes }) =>
          `${path.basename(outDir)}/${file.split(path.sep).join('/')}: the image has ${(bytes / 1e6).toFixed(1)} MB. Make it smaller than ${LIMIT_BYTES / 1e6} MB, for instance as WebP at the size in which it is shown.`,
      )
      .join('\n'),
  );
}
