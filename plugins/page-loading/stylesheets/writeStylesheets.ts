import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { rewritePage } from '../../../src/postBuild/rewritePage';
import { moveAdoptedStyles } from './adoptedStyles';
import { purge } from './purge';

const CSS_DIR = 'assets/css';

/** The link to the stylesheet of the app in a minified page. */
const linkTo = (name: string) =>
  new RegExp(`<link rel="?stylesheet"? href="?([^\\s">]*/${name.replaceAll('.', '\\.')})"?\\s*/?>`);

/**
 * Browsers do not request a stylesheet of an unknown type; `loadStylesheet.ts` removes the type when the
 * app starts.
 */
const links = (prerendered: string, whole: string) =>
  `<link rel=stylesheet href=${prerendered} /><link rel=stylesheet type=text/deferred href=${whole} />`;

async function appStylesheet(outDir: string): Promise<string> {
  const names = await fs.readdir(path.join(outDir, CSS_DIR));
  const [name, ...others] = names.filter((each) => each.endsWith('.css'));
  if (name && !others.length) return name;
  throw new Error(
    `Expected one stylesheet in ${CSS_DIR} and found ${names.length}: ${names.join(', ')}. Let webpack write one file, or adapt writeStylesheets.ts.`,
  );
}

const STYLE = /<style[^>]*>.*?<\/style>/gs;
/** Styles that a UI kit replaces when its demo runs. */
const PRERENDERED_STYLE = /(<style data-prerendered[^>]*>)(.*?)(?=<\/style>)/gs;

/** The elements of a page, without the text of its styles. */
const elementsOf = (html: string) => html.replace(STYLE, '');

async function purgeStyleElements(html: string): Promise<string> {
  let text = html;
  for (const [whole, tag, css] of html.matchAll(PRERENDERED_STYLE)) {
    const purged = await purge(css, [elementsOf(html)]);
    text = text.replace(whole, () => tag + purged);
  }
  return text;
}

/** A page of the app; files such as redirects have no stylesheet. */
interface Page {
  file: string;
  html: string;
}

async function readPages(outDir: string, link: RegExp): Promise<Page[]> {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (name) => {
      const file = path.join(outDir, name);
      return { file, html: await fs.readFile(file, 'utf8') };
    }),
  );
  return pages.filter(({ html }) => link.test(html));
}

/** Docusaurus marks the pages of the documentation. */
const isDocumentation = ({ html }: Page) => /<html[^>]*\bdocs-wrapper\b/.test(html);

/** Writes the rules of a stylesheet that apply to any of some pages; returns the name of the file. */
async function writePurged(css: string, pages: Page[], folder: string): Promise<string> {
  const purged = await purge(
    css,
    pages.map(({ html }) => elementsOf(html)),
  );
  const hash = createHash('sha256').update(purged).digest('hex').slice(0, 8);
  const name = `prerendered.${hash}.css`;
  await fs.writeFile(path.join(folder, name), purged);
  return name;
}

/**
 * Makes pages request a smaller stylesheet until the app starts: the rules that apply to any prerendered
 * page of the documentation, or to any other page. It is the same for all of them, so that it is cached.
 * Styles of UI kits are reduced to those of their page, or moved to its head.
 *
 * @param outDir folder of the built site in one language
 * @throws Error when the site has no stylesheet or several
 */
export async function writeStylesheets(outDir: string): Promise<void> {
  const whole = await appStylesheet(outDir);
  const link = linkTo(whole);
  const pages = await readPages(outDir, link);
  const css = await fs.readFile(path.join(outDir, CSS_DIR, whole), 'utf8');
  const groups = [pages.filter(isDocumentation), pages.filter((page) => !isDocumentation(page))];
  for (const group of groups.filter(({ length }) => length > 0)) {
    const prerendered = await writePurged(css, group, path.join(outDir, CSS_DIR));
    const rewrite = (_: string, href: string) => links(href.replace(whole, prerendered), href);
    await Promise.all(
      group.map(({ file }) =>
        rewritePage(file, async (html) =>
          moveAdoptedStyles(await purgeStyleElements(html)).replace(link, rewrite),
        ),
      ),
    );
  }
}
