import iconv from 'iconv-lite';
import { FIXTURE } from './engine/searchFixture';
import { INDEX_ENCODING } from './indexFiles';
import { encodeIndex } from './indexing/writeIndex';
import { makeCollection } from './wholeCollection';

const decode = (bytes: Uint8Array) => new TextDecoder(INDEX_ENCODING).decode(bytes);

it('keeps every character', () => {
  const text = '表单 “form” — 🙂 ﬁ é \u00a0 € ✓ → 㐀 𠮷';
  expect(decode(iconv.encode(text, INDEX_ENCODING))).toBe(text);
});

it('contains the whole index, page by page', () => {
  const { pages } = makeCollection({
    ...FIXTURE,
    pages: FIXTURE.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, keywords: ['other'] })),
    })),
  });
  const [page] = pages;
  expect(page).toMatchObject({ path: '/b/intro/vaild', nav: 0, facet: 'guides' });
  expect(
    page.entries.map(({ type, link, title, text, hidden }) => [
      ...[type, link, title.text, text.text.slice(0, 20)],
      ...hidden.map((field) => field.text),
    ]),
  ).toEqual([
    ['page', '/b/intro/vaild', 'Form validation', 'A rule is required o', 'zod', 'check'],
    ['content', '/b/intro/vaild#submit', 'Validate on submit', 'All errors are shown', 'other'],
    ['content', '/b/intro/vaild#clear', 'Clear', 'Some words. Some wor', 'other'],
    ['demo', '/b/intro/vaild#vaild-basic', 'Sign-up', 'Two fields with rule', 'register'],
  ]);
  const properties = pages.at(-1);
  expect(properties?.entries.at(-1)?.title.text).toBe('FormItem.formatChangeValue');
  expect(properties?.types).toEqual([null, '(value: unknown) => unknown']);
});

it('counts sections with the same title', () => {
  const [page] = FIXTURE.pages;
  const { pages } = makeCollection({ ...FIXTURE, pages: [page, { ...page, path: '/b/other' }] });
  expect(pages.map(({ entries }) => entries.map(({ namesakes }) => namesakes))).toEqual([
    [1, 2, 2, 1],
    [1, 2, 2],
  ]);
});

it('has no rows without pages', () => {
  const empty = { routes: [], nav: [], pages: [], demos: [], questionWords: [], pinyin: {} };
  expect(makeCollection(empty).pages).toEqual([]);
  expect([...encodeIndex(empty, '/b/').keys()]).toEqual(['search-index.json']);
});

it('changes its addresses if and only if the content changes', () => {
  const [page, ...others] = FIXTURE.pages;
  const addresses = (title: string) =>
    [...encodeIndex({ ...FIXTURE, pages: [{ ...page, title }, ...others] }, '/b/').keys()].slice(1);
  expect(addresses('One')).toEqual(addresses('One'));
  expect(addresses('One')).not.toEqual(addresses('Two'));
});
