import fs from 'node:fs';
import path from 'node:path';
import { bytesOf } from './pagesServer';
import { BASE, BUILD_DIR, SITE_DIR } from './site';

/** This machine, at the port of any static server. */
const HOST = 'localhost:*';

/**
 * Copies a built site for any static server on this machine, such as `npx serve`: the pages of a build allow only
 * the scripts and styles of the published site.
 *
 * @param build folder of the built site
 * @param base base path of the site
 * @param target folder to serve; the copy is below the base path in it
 */
export function writePreviewFolder(build: string, base: string, target: string): void {
  for (const name of fs.readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(build, name);
    if (!fs.statSync(file).isFile()) continue;
    const copy = path.join(target, base, name);
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.writeFileSync(copy, bytesOf(file, base, HOST));
  }
}

/** `npm run preview:folder`: copies the build to `preview`. */
if (require.main === module) writePreviewFolder(BUILD_DIR, BASE, path.join(SITE_DIR, 'preview'));
