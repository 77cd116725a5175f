import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { nearest } from '../../../src/mdx/nearest';

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

/** The pages in a folder, as paths from there; not the parts that pages import. */
const pagesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(posixPath)
        .filter((file) => ENDING.test(file) && !/(?:^|\/)_/.test(file))
        .sort()
    : [];

/**
 * Finds translations without an English page, which Docusaurus silently leaves out.
 *
 * @param siteDir absolute path of the site
 * @param english absolute path of the folder with the English pages
 * @param translated the same of a language; it may not exist
 * @returns one sentence a file
 */
export function unpairedFiles(siteDir: string, english: string, translated: string): string[] {
  const originals = pagesIn(english);
  const files = pagesIn(translated);
  const waiting = originals.filter((file) => !files.includes(file));
  return files
    .filter((file) => !originals.includes(file))
    .map((file) => {
      const shown = posixPath(path.relative(siteDir, path.join(translated, file)));
      const original = posixPath(path.relative(siteDir, path.join(english, file)));
      const near = nearest(file, waiting);
      return `${shown}: there is no ${original}, so the page is not shown. ${near ? `Rename it to ${near}.` : 'Rename it as the English page was; or remove it.'}`;
    });
}
