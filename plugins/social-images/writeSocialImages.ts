import fs from 'node:fs/promises';
import path from 'node:path';
import { rewritePage } from '../../src/postBuild/rewritePage';
import { card } from './card';
import { drawCard, hashOf, loadFonts } from './drawCard';
import { readPage } from './readPage';
import { withSocialMeta } from './socialMeta';

/** The built site of one language. */
export interface BuiltSite {
  outDir: string;
  /** All routes, with the base path. */
  routesPaths: string[];
  baseUrl: string;
  /** Origin of the site. */
  siteUrl: string;
  siteName: string;
  /** Folder in which images outlive a build. */
  cacheDir: string;
}

/** Folder of the images below the language's base path. */
const FOLDER = 'assets/social';

/** Drawing is done in other threads while the next page is laid out. */
const AT_ONCE = 4;

/** Pages below the base path that are worth sharing, `''` for the home page. */
function sharedPages({ routesPaths, baseUrl }: BuiltSite): string[] {
  const pages = routesPaths.map((route) => route.slice(baseUrl.length));
  return [...new Set(pages)].filter((page) => page !== '404.html').sort();
}

/** Makes the image of every page of a language and names it in the page's head. */
export async function writeSocialImages(site: BuiltSite): Promise<void> {
  let loading: ReturnType<typeof loadFonts> | undefined;
  const fonts = () => (loading ??= loadFonts());
  const folder = path.join(site.outDir, FOLDER);
  await fs.mkdir(folder, { recursive: true });

  async function write(page: string): Promise<void> {
    const file = path.join(site.outDir, `${page || 'index'}.html`);
    const html = await fs.readFile(file, 'utf8');
    const words = readPage(html, site.siteName);
    const drawing = card(words, site.siteName);
    const name = `${(page || 'home').replace(/\W+/g, '-')}.${hashOf(drawing).slice(0, 8)}.png`;
    await fs.writeFile(path.join(folder, name), await drawCard(drawing, site.cacheDir, fonts));
    const image = new URL(`${site.baseUrl}${FOLDER}/${name}`, site.siteUrl).href;
    const alt = [words.title, words.description].filter(Boolean).join(' – ');
    await rewritePage(file, (text) => withSocialMeta(text, image, alt));
  }

  const pages = sharedPages(site);
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    await Promise.all(pages.slice(first, first + AT_ONCE).map(write));
  }
}
