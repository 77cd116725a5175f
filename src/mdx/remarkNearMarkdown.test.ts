import { parsePage } from './parsePage';
import remarkNearMarkdown from './remarkNearMarkdown';

const check = (text: string) => () => {
  remarkNearMarkdown()(parsePage(`A\n\n${text}\n`).tree, { path: 'docs/x.mdx' });
};

it.each([
  ['##异步校验 {#async}', 3, '"##异步校验" is no heading. Write ## and a space before its text.'],
  ['A\n###B {#b}', 4, '"###B" is no heading. Write ### and a space before its text.'],
  ['＃异步', 3, '"＃异步" is no heading. Write ## and a space before its text.'],
  ['＃＃异步', 3, '"＃＃异步" is no heading. Write ## and a space before its text.'],
  [
    'See\n[the guide] (./install.mdx).',
    4,
    '"[the guide] (./install.mdx)" is no link. Remove the space between ] and (.',
  ],
  ['[安装]（./install.mdx）', 3, '"[安装]（./install.mdx）" is no link. Write its brackets as'],
  ['[安装](./install.mdx）', 3, '"[安装](./install.mdx）" is no link. Write its brackets as'],
  ['见【安装】(#install)', 3, '"【安装】(#install)" is no link. Write its brackets as'],
  [
    '*A* and [types][ts].',
    3,
    '"[types][ts]" is no link, since nothing defines [ts]. Write [types](address); or put it into backticks if it is to be read as it is.',
  ],
  [
    'A\n**注意：**请先安装',
    4,
    '"**注意：**" is not bold. Write its punctuation outside the asterisks, or a space next to them.',
  ],
  [
    'A\n**注意：**请看**这里**。',
    4,
    '"**注意：**" is not bold. Write its punctuation outside the asterisks, or a space next to them.',
  ],
  ['请看**这里。**再看**那里。**然后', 3, '"**这里。**" is not bold.'],
  ['A\n请看**这里**。**注意：**请看**这里**。', 4, '"**注意：**" is not bold.'],
  ['这是**“表单”**的文档', 3, '"**“表单”**" is not bold.'],
  ['请用**`useForm`**来写', 3, '"用**" is not bold.'],
  ['**`useForm`**来写', 3, '"**" is not bold.'],
  [
    '| A | B |\n| - | - |\n| `a | b` | C |',
    5,
    'the row has 3 cells below a head of 2, so text is lost. Write \\| for a pipe in a text or in code.',
  ],
  [
    '| A | `B` |\n| C | D |',
    3,
    'the lines are no table. Write | --- | --- | below the first, with as many cells.',
  ],
  ['| A |\n| - |\n| [B] (#b) |', 5, '"[B] (#b)" is no link. Remove the space between ] and (.'],
])('names line and remedy for %j', (text, line, said) => {
  expect(check(text)).toThrow(`docs/x.mdx:${line}: ${said}`);
});

it.each([
  '## B {#b}',
  '#42 is fixed.',
  '＃42 已修复。',
  '*A*##B',
  '`##B` and `[a] (./b.mdx)`',
  '```text\n##B\n[a] (./b.mdx)\n```',
  '[a](./b.mdx) (see below), [b] (or not), [可选]（默认）',
  'Of rows[0][1] and string[][].',
  '[types][ts]\n\n[ts]: ./types.mdx',
  '- [x] (done)',
  '**注意**：请先安装**这个**包, 2 ** 3, **a**, *b*',
  '**注意：** 请看**这里**。**一**、**二**，**三 *四。* 五**',
  '2 ** 3. **a**',
  '| A | B |\n| - | - |\n| `a \\| b` | C |\n| D |',
  '|x| is the size of x.',
])('accepts %j', (text) => {
  expect(check(text)).not.toThrow();
});
