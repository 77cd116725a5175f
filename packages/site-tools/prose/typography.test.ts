import chinese from './languages/zh-CN';
import { typographyFaults } from './typography';
import { messageTypographyProblems, pageTypographyProblems } from './typographyProblems';

const RULES = chinese.typography!;

it.each([
  '用 React 18 渲染表单，共 {count} 项。',
  '`useForm` 返回 `model`：读写都在上面（见下文）。',
  '版本 1.5.0，比例 3:2，路径 `lines.0.品名`',
  '共{count}项',
  '见 [Rules](../types/rules.mdx)。',
])('finds no fault with %j', (text) => {
  expect(typographyFaults(text, RULES)).toEqual([]);
});

it.each([
  [
    '用React渲染',
    [
      '"用React渲染" needs a space between Chinese and Latin letters, digits or code',
      '"用React渲染" needs a space between Chinese and Latin letters, digits or code',
    ],
  ],
  ['共 3项', ['"共 3项" needs a space between Chinese and Latin letters, digits or code']],
  [
    '调用`reset`',
    ['"调用`reset`" needs a space between Chinese and Latin letters, digits or code'],
  ],
  ['先写,后读', ['"先写,后读" has half-width punctuation next to Chinese; write ，。；：？！（）']],
  [
    'React 19: 更快',
    ['"React 19: 更快" has half-width punctuation next to Chinese; write ，。；：？！（）'],
  ],
  ['字段(可选', ['"字段(可选" has half-width punctuation next to Chinese; write ，。；：？！（）']],
  ['上一行\n下一行', ['"上一行⏎下一行" breaks a line, which shows as a space']],
  ['感谢您', ['"感谢您" says 您; write 你']],
])('names the faults of %j', (text, faults) => {
  expect(typographyFaults(text, RULES)).toEqual(faults);
});

it('says where in a page the fault is; keywords have their own commas', () => {
  const page = [
    '---',
    'title: 用React',
    'keywords: [表单, 字段]',
    '---',
    '',
    '## 好的标题 {#fine}',
    '',
    '一段`code`文字。',
  ].join('\n');
  const problems = pageTypographyProblems({ name: 'zh', pages: { 'a.mdx': page } }, RULES);
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    'zh/a.mdx, front matter',
    'zh/a.mdx:8',
    'zh/a.mdx:8',
  ]);
});

it('says which message the fault is in', () => {
  expect(
    messageTypographyProblems(
      'i18n/zh-CN',
      { 'code.json': { good: '好', bad: '请您稍候', '@keywords': '表单, 字段' } },
      RULES,
    ),
  ).toEqual(['i18n/zh-CN/code.json, message "bad": "请您稍候" says 您; write 你.']);
});
