import path from 'node:path';
import { build } from 'esbuild';

/**
 * The script that stands in the head of every page, as one line.
 *
 * @param siteDir folder of the site, which imports name `@site`
 * @param target browsers that it has to run in, as esbuild names them
 */
export async function bootScript(siteDir: string, target: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    alias: { '@site': siteDir },
    target,
  });
  return outputFiles[0].text.trim();
}
