import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that a browser puts its downloads into. */
export interface DownloadFolder {
  path: string;
  /** Names of the files that are whole. */
  files: () => string[];
  remove: () => void;
}

/** Makes an empty folder for downloads. */
export function makeDownloadFolder(): DownloadFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-downloads-'));
  return {
    path: folder,
    // Firefox and WebKit write into a file of another name first.
    files: () =>
      fs
        .readdirSync(folder)
        .filter((name) => !/\.(part|wkdownload)$/.test(name))
        .filter((name) => fs.statSync(path.join(folder, name)).size > 0),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
