import { pagesFromArguments } from './pageArguments';

const PAGES = ['api/form-start', 'intro/vaild', 'types/form'];

it.each([
  [['intro/vaild']],
  [['docs/intro/vaild.mdx']],
  [['./docs/intro/vaild.mdx']],
  [['/intro/vaild']],
  [['i18n/zh-CN/docusaurus-plugin-content-docs/current/intro/vaild.mdx']],
])('knows the page of %j', (args) => {
  expect(pagesFromArguments(args, false, PAGES)).toEqual(['intro/vaild']);
});

it('takes several pages, or all', () => {
  expect(pagesFromArguments(['types/form', 'intro/vaild'], false, PAGES)).toEqual([
    'types/form',
    'intro/vaild',
  ]);
  expect(pagesFromArguments([], true, PAGES)).toEqual(PAGES);
});

it.each([
  [
    [],
    false,
    'Name the pages whose translation you have reviewed, for instance "npm run i18n:accept -- intro/vaild", or write --all.',
  ],
  [['vaild'], false, 'There is no page vaild. Did you mean intro/vaild?'],
  [['intro/nothing'], false, 'There is no page intro/nothing. Its name is its path below docs.'],
  [['types/form'], true, 'Write either --all or pages, not both.'],
])('refuses %j (all: %s) with a remedy', (args, isAll, message) => {
  expect(() => pagesFromArguments(args, isAll, PAGES)).toThrow(message);
});
