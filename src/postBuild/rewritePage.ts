import fs from 'node:fs/promises';
import { allowInlineParts } from './pagePolicy';

/** Plugins may have separate instances of this module, so the map is global. */
const shared = globalThis as { bindformPageRewrites?: Map<string, Promise<void>> };
const rewrites = (shared.bindformPageRewrites ??= new Map());

/**
 * Changes a built page. Docusaurus runs the `postBuild` hooks of all plugins concurrently: changes of a page are
 * serialized, and a plugin that reads the page gets it before or after a change. After each, the policy of the
 * page is updated to allow its inline scripts and styles.
 *
 * @param file path of the page
 * @param change returns the new text
 */
export function rewritePage(
  file: string,
  change: (html: string) => string | Promise<string>,
): Promise<void> {
  const rewrite = async () => {
    const html = await change(await fs.readFile(file, 'utf8'));
    await fs.writeFile(`${file}.new`, allowInlineParts(html));
    await fs.rename(`${file}.new`, file);
  };
  const earlier = rewrites.get(file) ?? Promise.resolve();
  const done = earlier.then(rewrite, rewrite);
  rewrites.set(file, done);
  return done;
}
