import path from 'node:path';
import { build } from 'esbuild';

/**
 * Builds the inline script in the head of every page.
 *
 * @param target supported browsers, in the format of esbuild
 */
export async function bootScript(target: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    alias: { '@site': path.resolve(__dirname, '../..') },
    target,
    // Without `strict` of tsconfig.json, which adds "use strict".
    tsconfigRaw: {},
  });
  return outputFiles[0].text.trim();
}
