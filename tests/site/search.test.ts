import fs from 'node:fs';
import path from 'node:path';
import { rowsOf } from '../../plugins/search/columns';
import { search } from '../../plugins/search/engine/search';
import { createRequestHandler } from '../../plugins/search/worker/requestHandler';
import { BuiltSearch, decodeFile, searchedPages } from '../support/builtSearch';
import { ALL_ROUTES } from '../support/routes';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** What is fetched before anything is typed, and for one search with that, as it is sent (bytes). */
const BUDGET = { first: 82 * 1024, search: 150 * 1024 };

/** Searches that fetch more than others: many words, and words that are not there. */
const LARGE_SEARCHES = [
  'modal form reset on close',
  '后端返回的错误怎么显示',
  '自定意较验规则',
  'jiaoyan',
  'zzzzzz',
];

/** A sentence of the worker. */
const ENGINE = 'Send generate-metadata first';

/** Titles of the navbar's sections, in their order. */
const SECTIONS = {
  'en-US': ['Docs', 'API', 'Guides', 'TS', 'Errors'],
  'zh-CN': ['文档', 'API', '指南', 'TS', '错误'],
};

const ANCHOR = /\sid="?([^"\s>]+)/g;
const pages = new Map<string, Set<string>>();

/** The anchors of a built page. */
function anchorsOf(address: string): Set<string> {
  const known = pages.get(address);
  if (known) return known;
  const file = path.join(BUILD_DIR, `${address.slice(BASE.length)}.html`);
  const html = fs.readFileSync(file, 'utf8');
  const anchors = new Set([...html.matchAll(ANCHOR)].map(([, id]) => id));
  pages.set(address, anchors);
  return anchors;
}

describe.each(LOCALES)('the search index in $id', (locale) => {
  const { id, prefix } = locale;
  const built = new BuiltSearch(locale);
  const { collection } = built;
  const { nav } = collection;
  const found = searchedPages(collection);

  it.each(LARGE_SEARCHES)('is fetched as far as it is needed: %s', async (keywords) => {
    let bytes = 0;
    const answer = createRequestHandler(async (url) => {
      const address = url.slice(`${BASE}${prefix}`.length);
      bytes += built.size(address);
      return decodeFile(built.bytes(address));
    });
    const indexUrl = `${BASE}${prefix}search-index.json`;
    await answer({ action: 'generate-metadata', id: 1, args: { indexUrl } });
    expect(bytes).toBeLessThanOrEqual(BUDGET.first);
    await answer({ action: 'prepare-search', id: 2, args: { keywords } });
    await answer({ action: 'get-search-result', id: 3, args: { keywords } });
    expect(bytes).toBeLessThanOrEqual(BUDGET.search);
  });

  it('has addresses that browsers and the service worker may keep for ever', () => {
    for (const kind of ['names', 'terms', 'texts'] as const) {
      for (const address of built.addresses(kind)) {
        expect(address).toMatch(/^assets\/search\/\w+-\d+\.[\da-f]{8}\.json$/);
      }
    }
  });

  it('has every page of the documentation, and nothing else', () => {
    const addresses = ALL_ROUTES.map((route) => `${BASE}${prefix}${route}`);
    expect(found.map(({ link }) => link).sort()).toEqual(addresses.sort());
  });

  it('has the sections of the navbar in order', () => {
    expect(nav.map(({ title }) => title)).toEqual(SECTIONS[id]);
    const order = found.map((page) => page.nav);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('leads to anchors that are on their pages', () => {
    const links = found.flatMap(({ sections, properties, demos }) =>
      [...sections, ...properties, ...demos].map(({ link }) => link),
    );
    const lost = links.filter((link) => {
      const [page, anchor] = link.split('#');
      return !anchorsOf(page).has(anchor);
    });
    expect(lost).toEqual([]);
  });

  it('has each demo, on the page that it is called after or that alone shows it', () => {
    const demos = found.flatMap((page) =>
      page.demos.map(({ link }) => ({ page: page.link, id: link.split('#')[1] })),
    );
    const shown = found.flatMap(({ link: page }) => {
      const html = fs.readFileSync(path.join(BUILD_DIR, `${page.slice(BASE.length)}.html`), 'utf8');
      return [...html.matchAll(/\sdata-demo="?([^"\s>]+)/g)].map(([, demo]) => ({ demo, page }));
    });
    const ids = new Set(shown.map(({ demo }) => demo));
    expect(demos.map((demo) => demo.id).sort()).toEqual([...ids].sort());
    for (const { id: demo, page } of demos) {
      if (demo.startsWith(`${page.slice(page.lastIndexOf('/') + 1)}-`)) continue;
      expect(shown.filter((each) => each.demo === demo)).toEqual([{ demo, page }]);
    }
  });

  it('leaves out the code of demos and what buttons say', () => {
    const texts = found.flatMap(({ sections }) => sections.map((section) => section.text));
    expect(texts.filter(Boolean).length).toBeGreaterThan(texts.length / 2);
    const button = id === 'zh-CN' ? '显示全部代码' : 'Show all code';
    expect(texts.filter((each) => each.includes(button))).toEqual([]);
  });

  it('knows the routes of the site', () => {
    const routes = rowsOf(built.start.routes).filter(({ isLayout }) => !isLayout);
    expect(routes.map((route) => route.path)).toEqual(expect.arrayContaining([...ALL_ROUTES]));
  });

  it.each([
    ['FormItem.formatChangeValue', 'api/form-item-props#FormItem-formatChangeValue'],
    ['formatChange', '#FormItem-formatChangeValue'],
    ['requireInd', '#FormItem-requireIndicator'],
    ...(id === 'zh-CN'
      ? [
          ['jiaoyan', 'intro/vaild'],
          ['jy', 'intro/vaild'],
          ['验证', 'intro/vaild'],
        ]
      : [['validaton', 'intro/vaild']]),
  ])('finds for %s %s', (keywords, link) => {
    const links = search(collection, keywords).flatMap(({ hints }) =>
      hints.map((hint) => hint.link),
    );
    expect(links.some((each) => each.endsWith(link))).toBe(true);
  });

  it.each([
    ['setValues', 'api/use-form-return-value#UseFormReturn-setValues'],
    ['onerror', 'api/form-item-props#FormItem-onError'],
    ['noStlye', '-noStyle'],
    ['keyOf', 'api/use-subscribe#key-of'],
    ['BF 3', 'errors/BF003'],
    ['yup', 'guides/migration-schemas'],
    ['Form.List', '(guides/migration-antd(#api)?|intro/dymic(#rows)?)'],
    ['校验', 'intro/vaild'],
  ])('has for %s first %s', (keywords, link) => {
    const hints = search(collection, keywords).flatMap((group) => group.hints);
    expect(hints.find(({ rank }) => rank === 0)?.link).toMatch(new RegExp(`${link}$`));
  });
});

it('keeps its engine out of every script that a page brings along', () => {
  const folder = path.join(BUILD_DIR, 'assets/js');
  const withEngine = fs
    .readdirSync(folder)
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(ENGINE));
  expect(withEngine).toHaveLength(1);
  for (const route of ['index', ...ALL_ROUTES]) {
    const html = fs.readFileSync(path.join(BUILD_DIR, `${route}.html`), 'utf8');
    expect([route, html.includes(withEngine[0])]).toEqual([route, false]);
  }
});
