import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { BASE, BUILD_DIR, LOCALES, SITE_DIR } from '../support/site';

/** Origin the site is built for. */
const ORIGIN = new URL(
  /Sitemap: (\S+)/.exec(fs.readFileSync(path.join(BUILD_DIR, 'robots.txt'), 'utf8'))![1],
).origin;

interface BuiltPage {
  /** File below the build folder. */
  file: string;
  locale: string;
  /** Path that a reader asks for. */
  pathname: string;
  html: string;
}

/** Redirects and the frames in which readers' code runs are documents, but no pages. */
const isPage = (html: string) => /id="?__docusaurus\b/.test(html);

const PAGES: BuiltPage[] = fs
  .readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
  .map((file) => ({
    file,
    locale: file.startsWith('zh-CN/') ? 'zh-CN' : 'en-US',
    pathname: BASE + file.replace(/(index)?\.html$/, ''),
    html: fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'),
  }))
  .filter(({ html }) => isPage(html));

const FILES = new Map(PAGES.map((page) => [page.pathname, page]));

const headOf = (page: BuiltPage) =>
  new JSDOM(page.html.slice(0, page.html.indexOf('</head>'))).window.document;

/** Path on the site of a full address; fails for another origin. */
function pathOf(address: string): string {
  const url = new URL(address);
  expect(url.origin).toBe(ORIGIN);
  return url.pathname;
}

test('there are pages in each language, each of them in both', () => {
  const suffixes = LOCALES.map(({ id, prefix }) =>
    PAGES.filter(({ locale }) => locale === id)
      .map(({ pathname }) => pathname.slice(BASE.length + prefix.length))
      .sort(),
  );
  expect(suffixes[0]).toContain('intro/start');
  expect(suffixes[1]).toEqual(suffixes[0]);
});

test.each(PAGES)('$file says which address and which languages it has', (page) => {
  const head = headOf(page);
  const canonical = [...head.querySelectorAll('link[rel=canonical]')];
  expect(canonical.map((link) => pathOf(link.getAttribute('href')!))).toEqual([page.pathname]);
  const alternates = Object.fromEntries(
    [...head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      pathOf(link.getAttribute('href')!),
    ]),
  );
  expect(Object.keys(alternates).sort()).toEqual(['en-US', 'x-default', 'zh-CN']);
  expect(alternates['x-default']).toBe(alternates['en-US']);
  expect(alternates[page.locale]).toBe(page.pathname);
  // Reciprocal: the other language is there, under its own name.
  for (const { id } of LOCALES) expect(FILES.get(alternates[id])?.locale).toBe(id);
  expect(head.documentElement.getAttribute('lang')).toBe(page.locale);
});

test('robots.txt names the sitemap of each language', () => {
  const robots = fs.readFileSync(path.join(BUILD_DIR, 'robots.txt'), 'utf8');
  for (const { prefix } of LOCALES) {
    expect(robots).toContain(`Sitemap: ${ORIGIN}${BASE}${prefix}sitemap.xml\n`);
    const sitemap = fs.readFileSync(path.join(BUILD_DIR, prefix, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`<loc>${ORIGIN}${BASE}${prefix}intro/start</loc>`);
  }
});

const DOCUMENTATION = PAGES.filter(({ file }) => /^(zh-CN\/)?(intro|api|types)\//.test(file));

test.each(DOCUMENTATION)('$file can be edited in its own language and reported', (page) => {
  const { document } = new JSDOM(page.html).window;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article footer a')];
  const edit = links.find(({ href }) => href.includes('/edit/main/'));
  const source = edit!.href.split('/edit/main/')[1];
  expect(fs.existsSync(path.join(SITE_DIR, source))).toBe(true);
  expect(source.startsWith('i18n/zh-CN/')).toBe(page.locale === 'zh-CN');
  const report = links.find(({ href }) => href.includes('/issues/new?'));
  expect(new URL(report!.href).searchParams.get('page')).toBe(ORIGIN + page.pathname);
});

test('all documentation pages and the home pages show one last update, as a time', () => {
  const homes = PAGES.filter(({ file }) => /^(zh-CN\/)?index\.html$/.test(file));
  expect(homes).toHaveLength(2);
  const shown = [...DOCUMENTATION, ...homes].map(({ locale, html }) => {
    const times = [...new JSDOM(html).window.document.querySelectorAll('time[itemprop]')];
    expect(times).toHaveLength(1);
    const [time] = times;
    const iso = time.getAttribute('datetime')!;
    const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    expect(time.textContent).toBe(words.format(new Date(iso)));
    return iso;
  });
  expect(new Set(shown).size).toBe(1);
});

test.each(LOCALES)('a chunk may take 120 s in $id', ({ prefix }) => {
  const folder = path.join(BUILD_DIR, prefix, 'assets/js');
  const runtime = fs.readdirSync(folder).find((name) => name.startsWith('runtime~main.'))!;
  expect(fs.readFileSync(path.join(folder, runtime), 'utf8')).toMatch(/12e4|120000/);
});
