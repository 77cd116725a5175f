import { comparePages, unpairedPages } from './comparePages';

const compare = (english: string, chinese: string) =>
  comparePages(
    'a.mdx',
    { name: 'docs', pages: { 'a.mdx': english } },
    { name: 'zh', pages: { 'a.mdx': chinese } },
    'Han',
  );

const page = (...lines: string[]) => ['---', 'title: A', '---', '', ...lines].join('\n\n');

it('accepts a page whose words alone differ', () => {
  const english = page(
    'See [one](./b.mdx), then [two](./c.mdx#d).',
    '## What {#what}',
    '```md\n## No heading {#no}\n```',
    ':::warning[Mind this]\nText\n:::',
    '<PageTab value="x" label="Words"><Demo id="vaild-basic" /></PageTab>',
  );
  const chinese = page(
    '先看[二](./c.mdx#d)，再看[一](./b.mdx)。',
    '## 什么 {#what}',
    '```md\n## 不是标题 {#no}\n```',
    ':::warning[注意]\n文字\n:::',
    '<PageTab value="x" label="文字"><Demo id="vaild-basic" /></PageTab>',
  );
  expect(compare(english, chinese)).toEqual([]);
});

it('names pages that are in one language only', () => {
  const english = { name: 'docs', pages: { 'a.mdx': '', 'both.mdx': '' } };
  const chinese = { name: 'zh', pages: { 'both.mdx': '', 'old.mdx': '' } };
  expect(unpairedPages(english, chinese)).toEqual({
    missing: ['zh/a.mdx is missing, so its readers get the English page. Translate docs/a.mdx.'],
    surplus: [
      'zh/old.mdx has no English page, so it is not shown. Delete it, or rename it as the English page was.',
    ],
  });
});

it.each([
  [
    'another id',
    '## What {#what}',
    '## 什么 {#whta}',
    'heading 1: has ## {#whta} where the English page has ## {#what}.',
  ],
  [
    'another depth',
    '## A {#a}',
    '### 甲 {#a}',
    'heading 1: has ### {#a} where the English page has ## {#a}.',
  ],
  [
    'one too many',
    '## A {#a}',
    '## 甲 {#a}\n\n## 乙 {#b}',
    'heading 2: has ## {#b} where the English page has nothing.',
  ],
  [
    'one too few',
    '## A {#a}\n\n## B {#b}',
    '## 甲 {#a}',
    'heading 2: has nothing where the English page has ## {#b}.',
  ],
  [
    'another order',
    '## A {#a}\n\n## B {#b}',
    '## 乙 {#b}\n\n## 甲 {#a}',
    'heading 1: has ## {#b} where the English page has ## {#a}.',
  ],
  [
    'no id',
    '## A',
    '## 甲',
    'heading 1: has "## 甲" without {#id} where the English page has "## A" without {#id}.',
  ],
])('names headings that differ: %s', (_what, english, chinese, difference) => {
  expect(compare(page(english), page(chinese))).toEqual([
    `zh/a.mdx: ${difference} Give both the same headings, ids and order.`,
  ]);
});

it.each([
  [
    'links',
    '[A](./b.mdx) [B](./c.mdx)',
    '[甲](./b.mdx) [乙](./d.mdx)',
    ['the link ./c.mdx is missing.', 'the link ./d.mdx is not in the English page.'],
  ],
  [
    'links that occur twice',
    '[A](./b.mdx) [B](./b.mdx)',
    '[甲](./b.mdx)',
    ['the link ./b.mdx is missing.'],
  ],
  [
    'components',
    '<Demo id="a" />',
    '<Demo id="b" />',
    [
      'the component <Demo id="a"> is missing.',
      'the component <Demo id="b"> is not in the English page.',
    ],
  ],
  [
    'their order',
    '<A />\n\n<B />',
    '<B />\n\n<A />',
    ['the components are in another order: <B> <A>, in the English page <A> <B>.'],
  ],
  [
    'admonitions',
    ':::warning\nMind\n:::',
    ':::info\n注意\n:::',
    ['the component :::warning is missing.', 'the component :::info is not in the English page.'],
  ],
  [
    'code',
    '```ts\na();\n```',
    '```ts\nb();\n```',
    ['code block 1 has, in line 1, "b();" where the English page has "a();".'],
  ],
  [
    'its language',
    '```ts\na();\n```',
    '```js\na();\n```',
    ['code block 1 is "js" where the English page has "ts".'],
  ],
  [
    'the number of blocks',
    '```ts\na();\n```',
    '没有代码',
    ['has 0 code blocks where the English page has 1.'],
  ],
])('names file and heading where %s differ', (_what, english, chinese, differences) => {
  expect(compare(page('## X {#x}', english), page('## 某 {#x}', chinese))).toEqual(
    differences.map((difference) => `zh/a.mdx: {#x}: ${difference}`),
  );
  expect(compare(page(english), page(chinese))).toEqual(
    differences.map((difference) => `zh/a.mdx: before the first heading: ${difference}`),
  );
});
