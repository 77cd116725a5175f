import { gzipSync } from 'node:zlib';
import { builtDocument } from '../support/builtDocument';
import { builtPages } from '../support/builtPages';
import {
  emittedScripts,
  pageHtml,
  pageScripts,
  scriptsOfDemos,
  scriptText,
} from '../support/emittedChunks';
import { BASE, LOCALES } from '../support/site';

/** Most that a page or a demo may add to every page of other sections (gz, bytes). */
const ELSEWHERE = 15;

/** Most that a page may add to every page of its section (gz, bytes). */
const IN_SECTION = 80;

/** Sections with enough pages to measure. */
const SECTIONS = ['intro', 'api', 'guides', 'types', 'errors'];

const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;
const without = (text: string, parts: string[]) =>
  parts.reduce((rest, part) => rest.replace(part, () => ''), text);

/** Bytes that each of many similar parts adds to a text: without every other one, so that others are like it. */
function bytesOfEach(text: string, parts: string[]): number {
  const left = parts.filter((_, index) => index % 2);
  return (gzipBytes(text) - gzipBytes(without(text, left))) / left.length;
}

/** How many files each list has on average that no other list has. */
function ownFiles(lists: string[][]): number {
  const all = lists.flat();
  return all.filter((file) => all.indexOf(file) === all.lastIndexOf(file)).length / lists.length;
}

describe.each(LOCALES)('what a page costs others in $id', (locale) => {
  const documents = builtPages(locale).filter((page) => SECTIONS.includes(page.split('/')[0]));
  const runtime = emittedScripts(locale).filter((file) => file.includes('runtime~main'));
  const table = scriptText(locale, runtime);
  const perFile = bytesOfEach(table, table.match(/\b\d+:"[\da-f]{8}",/g) ?? []);

  it(`is at most ${ELSEWHERE} bytes on pages of other sections, in the table of files`, () => {
    const perPage = perFile * ownFiles(documents.map((page) => pageScripts(locale, page)));
    const perDemo = perFile * ownFiles([...scriptsOfDemos(locale).values()]);
    expect(perPage).toBeGreaterThan(1);
    expect(perDemo).toBeGreaterThan(1);
    expect(Math.max(perPage, perDemo)).toBeLessThanOrEqual(ELSEWHERE);
  });

  it('is nothing else there: what all pages load names no page but those in the navbar and the footer', () => {
    const scripts = documents.map((page) => new Set(pageScripts(locale, page)));
    const shared = [...scripts[0]].filter((file) => scripts.every((each) => each.has(file)));
    const text = scriptText(locale, shared);
    const $ = builtDocument(`${locale.prefix}index.html`);
    const links = $('nav a, footer a').toArray();
    const linked = new Set(links.map((link) => $(link).attr('href')));
    const named = builtPages(locale).filter(
      (page) => page.includes('/') && !linked.has(BASE + locale.prefix + page),
    );
    expect(shared.length).toBeGreaterThan(runtime.length);
    const isNamed = (page: string) => new RegExp(`(?<![\\w-])${page}(?![\\w/-])`).test(text);
    expect(named.filter(isNamed)).toEqual([]);
  });

  it.each(SECTIONS)(
    `is at most ${IN_SECTION} bytes on the pages of %s, with its links`,
    (section) => {
      const [page] = documents.filter((each) => each.startsWith(`${section}/`));
      const html = pageHtml(locale, page);
      const links = html.match(/<li class="theme-doc-sidebar-item-link.*?<\/a>/g) ?? [];
      const address = `"${BASE}${locale.prefix}${section}/`;
      const routes = pageScripts(locale, page)
        .map((file) => scriptText(locale, [file]))
        .find((text) => text.includes(`${address}${page.split('/')[1]}":`))!;
      const items = routes.match(/\{type:"link",.*?\}/g) ?? [];
      const ways = routes.match(new RegExp(`${address}[^"]+":\\{.*?\\)\\)\\}`, 'g')) ?? [];
      expect([links.length, items.length, ways.length]).toEqual(
        Array(3).fill(documents.filter((each) => each.startsWith(`${section}/`)).length),
      );
      const cost =
        bytesOfEach(html, links) + bytesOfEach(routes, items) + bytesOfEach(routes, ways);
      expect(cost + perFile).toBeLessThanOrEqual(IN_SECTION);
    },
  );
});
