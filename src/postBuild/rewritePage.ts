import fs from 'node:fs/promises';

/** Plugins may have a copy of this module each, so the map is shared by the process. */
const shared = globalThis as { bindformPageRewrites?: Map<string, Promise<void>> };
const rewrites = (shared.bindformPageRewrites ??= new Map());

/**
 * Changes a built page. Docusaurus runs the `postBuild` hooks of all plugins at the same time: changes of a
 * page are made one after the other, and a plugin that reads the page gets it before or after a change.
 *
 * @param file path of the page
 * @param change returns the new text
 */
export function rewritePage(
  file: string,
  change: (html: string) => string | Promise<string>,
): Promise<void> {
  const rewrite = async () => {
    await fs.writeFile(`${file}.new`, await change(await fs.readFile(file, 'utf8')));
    await fs.rename(`${file}.new`, file);
  };
  const earlier = rewrites.get(file) ?? Promise.resolve();
  const done = earlier.then(rewrite, rewrite);
  rewrites.set(file, done);
  return done;
}
