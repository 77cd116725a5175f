import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/** What a page may be called, except `.md` and `.mdx`, which Docusaurus reads. */
const OTHER_ENDING = /\.(?:mdx?|markdown|mdown|mkd)(?:\.txt)?$/i;
const ENDING = /\.mdx?$/;

/** Files that {@link fileProblems} may say something of, for `getPathsToWatch`. */
export const OTHER_ENDINGS = '*.{MD,MDX,Md,Mdx,markdown,mdown,mkd,md.txt,mdx.txt}';

/**
 * Finds files that were meant to be pages, and that Docusaurus leaves out in silence.
 *
 * @param siteDir absolute path of the site
 * @param folders absolute paths of the folders with pages; they may not exist
 * @returns one sentence a file
 */
export function fileProblems(siteDir: string, folders: string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => OTHER_ENDING.test(file) && !ENDING.test(file))
        .sort()
        .map((file) => {
          const shown = posixPath(path.relative(siteDir, path.join(folder, file)));
          const name = path.basename(file).replace(OTHER_ENDING, '.mdx');
          return `${shown}: the file is no page, since its name does not end with .mdx. Rename it to ${name}.`;
        }),
    );
}
