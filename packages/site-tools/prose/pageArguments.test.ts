import { pagesFromArguments } from './pageArguments';

const PAGES = ['api/form-start', 'intro/vaild', 'types/form'];

it.each([
  [['intro/vaild']],
  [['docs/intro/vaild.mdx']],
  [['./docs/intro/vaild.mdx']],
  [['/intro/vaild']],
  [['i18n/zh-CN/docusaurus-plugin-content-docs/current/intro/vaild.mdx']],
])('knows the page of %j', (args) => {
  expect(pagesFromArguments(args, PAGES)).toEqual(['intro/vaild']);
});

it('takes several pages, or all', () => {
  expect(pagesFromArguments(['types/form', 'intro/vaild'], PAGES)).toEqual([
    'types/form',
    'intro/vaild',
  ]);
  expect(pagesFromArguments(['--all'], PAGES)).toEqual(PAGES);
});

it.each([
  [
    [],
    'Name the pages whose translation you have reviewed, for instance "npm run i18n:accept -- intro/vaild", or write --all.',
  ],
  [['vaild'], 'There is no page vaild. Did you mean intro/vaild?'],
  [['intro/nothing'], 'There is no page intro/nothing. Its name is its path below docs.'],
  [['--al'], 'There is no option --al. The only one is --all.'],
  [['--all', 'types/form'], 'Write either --all or pages, not both.'],
])('refuses %j with a remedy', (args, message) => {
  expect(() => pagesFromArguments(args, PAGES)).toThrow(message);
});
