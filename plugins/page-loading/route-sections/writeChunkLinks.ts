import path from 'node:path';
import { rewritePage } from '../../../src/postBuild/rewritePage';

/** The first script of the app in a page. */
const APP = /(?=<script type="?text\/deferred)/;

/** A page that has been built. */
export interface BuiltPage {
  /** Path of its route. */
  path: string;
  /** Addresses of the files of its chunks. */
  files: string[];
}

/** The file of a page; `trailingSlash` is false on this site. */
const fileOf = (route: string, baseUrl: string) =>
  `${route.slice(baseUrl.length).replace(/\/?$/, '') || 'index'}.html`;

/**
 * Names the files of each page in its HTML, so that `boot/appScripts.ts` requests them together with the scripts of
 * the app, which would find out about them only once it runs. Browsers ignore links of an unknown kind.
 *
 * @param pages the pages of a language
 * @param outDir folder of the language
 * @param baseUrl path of the language, with both slashes
 */
export async function writeChunkLinks(
  pages: BuiltPage[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const write = (page: BuiltPage) => {
    const links = page.files.map((file) => `<link rel=deferred href=${file}>`).join('');
    return rewritePage(path.join(outDir, fileOf(page.path, baseUrl)), (html) =>
      html.replace(APP, links),
    );
  };
  await Promise.all(pages.map(write));
}
