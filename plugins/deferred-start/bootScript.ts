import path from 'node:path';
import { build } from 'esbuild';

/**
 * Builds the inline script in the head of every page.
 *
 * @param siteDir root folder of the site, for the import alias `@site`
 * @param target supported browsers, in the format of esbuild
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
