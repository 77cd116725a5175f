import { markdownProblems } from './markdownProblems';

const problemsIn = (text: string) =>
  markdownProblems({ name: 'i18n/zh-CN', pages: { 'a.mdx': `---\ntitle: A\n---\n\n${text}\n` } });

it('names page and line of bold text that is not bold', () => {
  expect(problemsIn('安装\n\n**注意：**请看**这里**。')).toEqual([
    'i18n/zh-CN/a.mdx:7: "**注意：**" is not bold. Write its punctuation outside the asterisks, or a space next to them.',
  ]);
});

it('accepts bold text', () => {
  expect(problemsIn('**注意**：请看**这里**。')).toEqual([]);
});
