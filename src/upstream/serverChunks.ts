// Runs in Node, after pages are prerendered. @docusaurus/core/lib/ssg/ssgWorkerInline.js removes the chunks of the
// server bundle from Node's cache of modules before it has loaded most of them, so these stay in memory for good.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folder of the server bundle in that of the built site; see @docusaurus/core/lib/webpack/server.js. */
const FOLDER = '__server';

/** Globals through which packages in the bundle keep all of it in memory: zod stores its configuration there. */
const GLOBALS = ['__zod_globalConfig'];

/**
 * Releases the code that has prerendered the pages of a language.
 *
 * @param outDir folder of the built site in that language
 * @param cache modules by file
 */
export function dropServerChunks(
  outDir: string,
  cache: NodeJS.Dict<unknown> = createRequire(__filename).cache,
): void {
  const folder = path.join(fs.realpathSync(outDir), FOLDER, path.sep);
  for (const file of Object.keys(cache)) {
    if (file.startsWith(folder)) delete cache[file];
  }
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
}
