import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { Props } from '@docusaurus/types';
import { rewritePage } from '../../../src/postBuild/rewritePage';
import { withHeadScript } from '../withHeadScript';
import { movedScript, type MovedSections } from './movedScript';

/** The built site of one language. */
export type BuiltSite = Pick<Props, 'baseUrl' | 'outDir' | 'routesPaths'>;

/** The attribute in which `@theme/MovedSections` lists its ids. */
const MOVED_IDS = 'data-moved-ids';

const fileOf = ({ baseUrl, outDir }: BuiltSite, route: string) =>
  path.join(outDir, `${route.slice(baseUrl.length).replace(/\.html$/, '') || 'index'}.html`);

/** Reads the moved sections from the `<MovedSections>` of a page. */
function movedSections(html: string): MovedSections {
  const $ = load(html);
  return $(`[${MOVED_IDS}]`)
    .toArray()
    .map((entry) => [
      $(entry).find('a').attr('href') ?? '',
      $(entry).attr(MOVED_IDS)?.split(' ') ?? [],
    ]);
}

/** Nothing else detects a former address that leads nowhere, because no link on the site uses it. */
async function rejectLost(site: BuiltSite, from: string, pages: MovedSections): Promise<void> {
  for (const [page, ids] of pages) {
    if (!site.routesPaths.includes(page)) {
      throw new Error(
        `<MovedSections ids="${ids.join(' ')}"> of ${from} has to contain a link to a page, without a hash.`,
      );
    }
    const $ = load(await fs.readFile(fileOf(site, page), 'utf8'));
    const lost = ids.filter((id) => $(`[id="${id}"]`).length === 0);
    if (lost.length === 0) continue;
    throw new Error(
      `<MovedSections> of ${from} says that ${page} has "${lost.join('", "')}", which it has not. Name the page that has it.`,
    );
  }
}

/**
 * Adds the script that redirects former addresses to each page with `<MovedSections>`.
 *
 * @param site the built site of one language
 * @throws Error for a link that is not to a page, or an id that the linked page lacks
 */
export async function writeMovedScripts(site: BuiltSite): Promise<void> {
  for (const route of site.routesPaths) {
    const file = fileOf(site, route);
    const html = await fs.readFile(file, 'utf8');
    if (!html.includes(MOVED_IDS)) continue;
    const pages = movedSections(html);
    await rejectLost(site, route, pages);
    await rewritePage(file, (text) => withHeadScript(text, movedScript(pages)));
  }
}
