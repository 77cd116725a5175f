import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders that are not copied: the copy creates them or shares those of the original. */
const LEFT_OUT = /^(node_modules|build|coverage|screens|preview|\.git|\.docusaurus.*)$/;

/** A copy of the site's sources that may be changed; it shares the site's packages. */
export interface SiteCopy {
  /** Absolute path of the copy. */
  dir: string;
  remove: () => void;
}

/**
 * Copies the site's sources to a temporary folder.
 *
 * @param siteDir absolute path of the site
 */
export function copySite(siteDir: string): SiteCopy {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-site-')));
  for (const entry of fs.readdirSync(siteDir)) {
    if (LEFT_OUT.test(entry)) continue;
    fs.cpSync(path.join(siteDir, entry), path.join(dir, entry), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  }
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
}
