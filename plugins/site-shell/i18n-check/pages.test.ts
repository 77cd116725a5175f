import { comparePages, headingIds } from './pages';

test('headings are known by their pinned ids, outside of code', () => {
  const text = [
    '## What {#what}',
    '```md',
    '## No heading {#no}',
    '```',
    '~~~~',
    '```',
    '# Still code',
    '~~~~',
    '### Unpinned',
    'Not # a heading',
  ].join('\n');
  expect(headingIds(text)).toEqual(['what', '### Unpinned']);
});

const folder = (name: string, pages: Record<string, string>) => ({ name, pages });

test('equal pages are no problem', () => {
  const english = folder('docs', { 'a.mdx': '## What {#what}' });
  const chinese = folder('zh', { 'a.mdx': '## 什么 {#what}' });
  expect(comparePages(english, chinese)).toEqual([]);
});

test.each([
  [{ 'a.mdx': '' }, {}, ['zh/a.mdx is missing. Translate docs/a.mdx.']],
  [{}, { 'a.mdx': '' }, ['zh/a.mdx has no English page. Delete it, or write docs/a.mdx.']],
  [
    { 'a.mdx': '## What {#what}' },
    { 'a.mdx': '## 什么 {#whta}' },
    ['zh/a.mdx: heading 1 has "whta", docs/a.mdx has "what". Give both the same {#id}.'],
  ],
  [
    { 'a.mdx': '## A {#a}' },
    { 'a.mdx': '## 甲 {#a}\n## 乙 {#b}' },
    ['zh/a.mdx: heading 2 has "b", docs/a.mdx has nothing. Give both the same {#id}.'],
  ],
  [
    { 'a.mdx': '## A {#a}\n## B {#b}' },
    { 'a.mdx': '## 甲 {#a}' },
    ['zh/a.mdx: heading 2 has nothing, docs/a.mdx has "b". Give both the same {#id}.'],
  ],
  [
    { 'a.mdx': '## Unpinned' },
    { 'a.mdx': '## 没有' },
    ['zh/a.mdx: heading 1 has "## 没有", docs/a.mdx has "## Unpinned". Give both the same {#id}.'],
  ],
])('%j and %j differ', (english, chinese, problems) => {
  expect(comparePages(folder('docs', english), folder('zh', chinese))).toEqual(problems);
});
