import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/languages/languages';
import { builtDocument, builtText } from '../support/builtDocument';
import { BASE, BUILD_DIR, LOCALES, SITE_DIR } from '../support/site';

/** Origin the site is built for. */
const ORIGIN = new URL(/Sitemap: (\S+)/.exec(builtText('robots.txt'))![1]).origin;

interface BuiltPage {
  /** File below the build folder. */
  file: string;
  locale: string;
  /** Path that a reader asks for. */
  pathname: string;
}

/** Redirects and the frames in which readers' code runs are documents, but no pages. */
const isPage = (html: string) => /id="?__docusaurus\b/.test(html);

const PAGES: BuiltPage[] = fs
  .readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
  .map((file) => ({
    file,
    locale: LANGUAGES.find(({ id }) => file.startsWith(`${id}/`))?.id ?? DEFAULT_LANGUAGE,
    pathname: BASE + file.replace(/(index)?\.html$/, ''),
  }))
  .filter(({ file }) => isPage(builtText(file)));

/** What each page names besides itself, for search engines. */
const ALTERNATES = [...LANGUAGES.map(({ htmlLang }) => htmlLang), 'x-default'].sort();

const FILES = new Map(PAGES.map((page) => [page.pathname, page]));

/** Path on the site of a full address; the whole address where the origin is another one. */
function pathOf(address = ''): string {
  const url = new URL(address);
  return url.origin === ORIGIN ? url.pathname : address;
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

/** What a page says about its address and its languages, and what it should say. */
function addressFaults({ file, locale, pathname }: BuiltPage): string[] {
  const $ = builtDocument(file);
  const canonical = $('head link[rel=canonical]')
    .toArray()
    .map((link) => pathOf(link.attribs.href));
  const alternates = Object.fromEntries(
    $('head link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => [attribs.hreflang, pathOf(attribs.href)]),
  );
  const faults = {
    canonical: canonical.join() !== pathname,
    languages: Object.keys(alternates).sort().join() !== ALTERNATES.join(),
    default: alternates['x-default'] !== alternates['en-US'],
    own: alternates[locale] !== pathname,
    // Reciprocal: the other language is there, under its own name.
    other: LOCALES.some(({ id }) => FILES.get(alternates[id])?.locale !== id),
    lang: $('html').attr('lang') !== locale,
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([fault]) => `${file}: ${fault}`);
}

test('each page says which address and which languages it has', () => {
  expect(PAGES.length).toBeGreaterThan(300);
  expect(PAGES.flatMap(addressFaults)).toEqual([]);
});

test('robots.txt names the sitemap of each language', () => {
  const robots = builtText('robots.txt');
  for (const { prefix } of LOCALES) {
    expect(robots).toContain(`Sitemap: ${ORIGIN}${BASE}${prefix}sitemap.xml\n`);
    expect(builtText(`${prefix}sitemap.xml`)).toContain(
      `<loc>${ORIGIN}${BASE}${prefix}intro/start</loc>`,
    );
    expect(builtText(`${prefix}sitemap.xml`)).not.toContain(`${prefix}search<`);
  }
});

test.each(LOCALES)(
  'the search page of $id is described, and stays out of indexes',
  ({ prefix }) => {
    const $ = builtDocument(`${prefix}search.html`);
    expect($('meta[name="description"]').attr('content')).toMatch(/\S.{15}/);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
  },
);

/** The file without the folder of its language. */
const ownFile = ({ file, locale }: BuiltPage) => file.replace(`${locale}/`, '');

const DOCUMENTATION = PAGES.filter(
  (page) =>
    LOCALES.some(({ id }) => id === page.locale) && /^(intro|api|types)\//.test(ownFile(page)),
);

/** Where the links at the end of a page lead wrongly. */
function linkFaults({ file, locale, pathname }: BuiltPage): string[] {
  const links = builtDocument(file)('article footer a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  const source = links.find((href) => href.includes('/edit/main/'))?.split('/edit/main/')[1];
  const report = links.find((href) => href.includes('/issues/new?'));
  const faults = {
    'edit link': !source || !fs.existsSync(path.join(SITE_DIR, source)),
    'language of the edit link': !source?.startsWith(
      locale === DEFAULT_LANGUAGE ? 'docs/' : `i18n/${locale}/`,
    ),
    'report link': !report || new URL(report).searchParams.get('page') !== ORIGIN + pathname,
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([fault]) => `${file}: ${fault}`);
}

test('each page of the documentation can be edited in its own language and reported', () => {
  expect(DOCUMENTATION.length).toBeGreaterThan(70);
  expect(DOCUMENTATION.flatMap(linkFaults)).toEqual([]);
});

test('all documentation pages and the home pages show one last update, as a time', () => {
  const homes = PAGES.filter((page) => ownFile(page) === 'index.html');
  expect(homes).toHaveLength(LANGUAGES.length);
  const shown = [...DOCUMENTATION, ...homes].map(({ file, locale }) => {
    const times = builtDocument(file)('time[itemprop]');
    const iso = times.attr('datetime') ?? '';
    const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const isRight = times.length === 1 && times.text() === words.format(new Date(iso));
    return isRight ? iso : `${file}: ${times.text()} for ${iso}`;
  });
  expect([...new Set(shown)]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
});

test.each(LOCALES)('a chunk may take 120 s in $id', ({ prefix }) => {
  const folder = path.join(BUILD_DIR, prefix, 'assets/js');
  const runtime = fs.readdirSync(folder).find((name) => name.startsWith('runtime~main.'))!;
  expect(builtText(path.join(prefix, 'assets/js', runtime))).toMatch(/12e4|120000/);
});
