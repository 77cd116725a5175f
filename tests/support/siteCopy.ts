import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from './site';

const LEFT_OUT = /^(node_modules|build|coverage|screens|\.git|\.docusaurus.*)$/;

/** A copy of the site's sources that a test may edit; its packages are the site's own. */
export interface SiteCopy {
  /** Absolute path of the copy. */
  dir: string;
  remove: () => void;
}

/** Copies the site's sources to a scratch folder. */
export function copySite(): SiteCopy {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-site-')));
  for (const entry of fs.readdirSync(SITE_DIR)) {
    if (LEFT_OUT.test(entry)) continue;
    fs.cpSync(path.join(SITE_DIR, entry), path.join(dir, entry), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  }
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(dir, 'node_modules'));
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
}
