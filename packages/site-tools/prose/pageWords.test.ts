import chinese from './languages/zh-CN';
import { ENGLISH_PAGE_WORDS } from './pageWordList';
import { pageWordProblems } from './pageWords';

const page = (...lines: string[]) => ['---', 'title: A', '---', '', ...lines].join('\n');

const problemsIn = (text: string, rules = ENGLISH_PAGE_WORDS) =>
  pageWordProblems({ name: 'docs', pages: { 'a.mdx': text } }, rules);

it('says in which line of a page a word is, and what to say instead', () => {
  expect(problemsIn(page('Fine.', '', 'A rule is not asked.'))).toEqual([
    'docs/a.mdx:7: "is not asked". Say instead: runs, is called.',
  ]);
});

it('reads headings, tables, links and what the front matter shows', () => {
  const text = [
    '---',
    'title: Draw rows',
    'keywords: [draw]',
    '---',
    '',
    '## It comes with styles {#styles}',
    '',
    '| a | b |',
    '| --- | --- |',
    '| [hears](./b.mdx) | x |',
  ].join('\n');
  expect(problemsIn(text).map((problem) => problem.split(' ').slice(0, 2).join(' '))).toEqual([
    'docs/a.mdx:2: "Draw".',
    'docs/a.mdx:6: "comes',
    'docs/a.mdx:10: "hears".',
  ]);
});

it('leaves code alone', () => {
  expect(problemsIn(page('Call `draw()`.', '', '```ts', 'draw();', '```'))).toEqual([]);
});

it.each([
  '会跟踪读取的值',
  '还原默认值',
  '步进器报告的是数字',
  '这个演示',
  '每次按键都渲染',
  '恢复为未访问',
  '把表单作为属性传给组件',
  '所选的值变化时',
])('names the Chinese word in "%s"', (text) =>
  expect(problemsIn(page(text), chinese.pageWords)).toHaveLength(1),
);

it.each([
  '演示隐藏字段',
  '包的报告',
  '步骤会追踪',
  '在两次按键之间等待',
  '无法访问网络',
  '把所选城市传给服务器',
])('accepts "%s"', (text) => expect(problemsIn(page(text), chinese.pageWords)).toEqual([]));

it.each([
  'It skips components that call a hook of the form.',
  'They run after those of Bindform.',
  'The error appears at the field.',
  'Further submits are ignored.',
  'It keeps its identity for the life of the component.',
])('names the English phrase in "%s"', (text) => expect(problemsIn(page(text))).toHaveLength(1));

it.each([
  'Render a field without a control at the path of the list.',
  'Press the first submit button, or wait for the next submit event.',
  'The hook returns a snapshot of the form.',
])('accepts "%s"', (text) => expect(problemsIn(page(text))).toEqual([]));
