import fs from 'node:fs';
import path from 'node:path';
import { heavyImage } from '../../src/mdx/imageWeight';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Stops the build at images that take too long to load, wherever they come from.
 *
 * @param outDir absolute path of the built site
 * @throws Error naming each image, its size and the limit
 */
export function refuseHeavyImages(outDir: string): void {
  const problems = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => IMAGE.test(file))
    .flatMap((file) => {
      const problem = heavyImage(path.join(outDir, file));
      return problem
        ? [`${path.basename(outDir)}/${file.split(path.sep).join('/')}: ${problem}`]
        : [];
    });
  if (problems.length) throw new Error(problems.join('\n'));
}
