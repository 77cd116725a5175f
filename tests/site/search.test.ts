import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeCollection } from '../../plugins/search/engine/collection';
import { search } from '../../plugins/search/engine/search';
import { ALL_ROUTES } from '../support/routes';
import { readIndex } from '../support/searchDialog';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** All that a reader loads to search a language, as it travels (bytes). */
const BUDGET = 112 * 1024;

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
  const index = readIndex(locale);
  const collection = makeCollection(index);

  it('is at most 112 KB', () => {
    const file = fs.readFileSync(path.join(BUILD_DIR, prefix, 'search-index.json'));
    expect(gzipSync(file).length).toBeLessThanOrEqual(BUDGET);
  });

  it('has every page of the documentation, and nothing else', () => {
    const addresses = ALL_ROUTES.map((route) => `${BASE}${prefix}${route}`);
    expect(index.pages.map((page) => page.path).sort()).toEqual(addresses.sort());
  });

  it('has the sections of the navbar in order', () => {
    expect(index.nav.map(({ title }) => title)).toEqual(SECTIONS[id]);
    const order = index.pages.map(({ nav }) => nav);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('leads to anchors that are on their pages', () => {
    const links = [
      ...index.pages.flatMap(({ path: page, sections, properties }) =>
        [...sections, ...properties].map((entry) => ({ page, id: entry.id })),
      ),
      ...index.demos.map(({ page, id: demo }) => ({ page, id: demo })),
    ];
    const lost = links.filter((link) => link.id && !anchorsOf(link.page).has(link.id));
    expect(lost).toEqual([]);
  });

  it('has each demo, on the page that it is called after or that alone shows it', () => {
    const shown = index.pages.flatMap(({ path: page }) => {
      const html = fs.readFileSync(path.join(BUILD_DIR, `${page.slice(BASE.length)}.html`), 'utf8');
      return [...html.matchAll(/\sdata-demo="?([^"\s>]+)/g)].map(([, demo]) => ({ demo, page }));
    });
    const ids = new Set(shown.map(({ demo }) => demo));
    expect(index.demos.map((demo) => demo.id).sort()).toEqual([...ids].sort());
    for (const { id: demo, page } of index.demos) {
      if (demo.startsWith(`${page.slice(page.lastIndexOf('/') + 1)}-`)) continue;
      expect(shown.filter((each) => each.demo === demo)).toEqual([{ demo, page }]);
    }
  });

  it('leaves out the code of demos and what buttons say', () => {
    const texts = index.pages.flatMap(({ sections }) => sections.map((section) => section.text));
    const button = id === 'zh-CN' ? '显示全部代码' : 'Show all code';
    expect(texts.filter((each) => each.includes(button))).toEqual([]);
  });

  it('knows the routes of the site', () => {
    const routes = index.routes.filter(({ isLayout }) => !isLayout).map((route) => route.path);
    expect(routes).toEqual(
      expect.arrayContaining(ALL_ROUTES.map((route) => `${BASE}${prefix}${route}`)),
    );
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
    ['Form.List', 'guides/migration-antd'],
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
