import { makeIndex, type IndexSources } from './makeIndex';

const title = (i: number, t: string, u: string) => ({ i, t, u });

const sources = (rest: Partial<IndexSources> = {}): IndexSources => ({
  stock: {
    titles: [
      title(1, '表单校验', '/b/vaild'),
      title(2, '介绍', '/b/start'),
      title(3, 'Form', '/b/form'),
    ],
    headings: [],
    descriptions: [],
    keywords: [],
    contents: [],
  },
  routes: [],
  pages: [
    { path: '/b/start', nav: { title: '文档', order: 0 }, frontmatter: { subtitle: '快速上手' } },
    { path: '/b/form', nav: { title: 'API', order: 1 }, frontmatter: {} },
    { path: '/b/vaild', nav: { title: '文档', order: 0 }, frontmatter: { keywords: ['zod'] } },
  ],
  demos: [],
  properties: [],
  siteTitle: 'Site',
  synonyms: { same: [['校验', '验证']], called: {}, asked: {}, everyday: {} },
  facets: { form: 'reference' },
  ignoreSections: [],
  headingsOnly: [],
  baseUrl: '/b/',
  languages: [],
  checkedLists: {},
  ...rest,
});

it('requires the places of the synonyms in all languages to exist', () => {
  const checkedLists = { 'en-US': {}, 'zh-CN': { called: { 'vaild#gone': ['lost'] } } };
  expect(() => makeIndex(sources({ checkedLists }))).toThrow('vaild#gone');
});

it('takes sections in navbar order and pages in reading order', () => {
  const { nav, pages } = makeIndex(sources());
  expect(nav).toEqual([{ title: '文档' }, { title: 'API' }]);
  expect(pages.map((page) => [page.path, page.nav])).toEqual([
    ['/b/start', 0],
    ['/b/form', 1],
    ['/b/vaild', 0],
  ]);
});

it('adds subtitle, synonyms and address to the keywords of a page', () => {
  const { pages } = makeIndex(sources());
  expect(pages[0].keywords).toEqual(['快速上手', 'start']);
  expect(pages[2].keywords).toEqual(['zod', '验证', 'vaild']);
});

it('works without data of other plugins, with one section named after the site', () => {
  const { nav, pages, demos, pinyin } = makeIndex(
    sources({ pages: [], synonyms: { same: [], called: {}, asked: {}, everyday: {} } }),
  );
  expect(nav).toEqual([{ title: 'Site' }]);
  expect(pages.map((page) => page.nav)).toEqual([0, 0, 0]);
  expect([demos, pinyin]).toEqual([[], {}]);
});

it('assigns properties to their page, and keeps only demos shown on a page', () => {
  const demo = { title: 'A', description: '', keywords: [] };
  const { pages, demos } = makeIndex(
    sources({
      properties: [
        {
          name: 'ref',
          definition: 'Form',
          description: 'x',
          permalink: '/b/form',
          anchor: 'Form-ref',
        },
      ],
      demos: [
        { ...demo, id: 'start-a', pages: ['/b/start', '/b/form'] },
        { ...demo, id: 'unused', pages: [] },
      ],
    }),
  );
  expect(pages[1].properties).toEqual([{ id: 'Form-ref', name: 'Form.ref', description: 'x' }]);
  expect(demos).toEqual([{ ...demo, id: 'start-a', page: '/b/start' }]);
});

it('adds pinyin if a language uses it', () => {
  expect(makeIndex(sources({ languages: [{ hasPinyin: true }] })).pinyin).toMatchObject({
    yan: '验',
  });
});
