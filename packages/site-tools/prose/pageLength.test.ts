import chinese from './languages/zh-CN';
import english from './languages/en-US';
import { lengthOf, lengthProblems } from './pageLength';

const PAGE = [
  '---',
  'title: Not counted',
  '---',
  '',
  '## Two words {#not-counted}',
  '',
  'Read `this one` and [that](./not-counted.mdx) — four **more**.',
  '',
  '```ts',
  'notCounted();',
  '```',
  '',
  '<API id="NotCounted" />',
  '',
  '| left | right |',
  '| --- | --- |',
  '| 中文 | 三字，句 |',
].join('\n');

it('counts words and Chinese characters of what is read, code blocks and components left out', () => {
  expect(lengthOf(PAGE, english.length)).toBe(2 + 7 + 2 + 2);
  expect(lengthOf(PAGE, chinese.length)).toBe(5);
});

it('names pages that are too short with their count, but neither pure reference nor debug pages', () => {
  const inEnglish = {
    'intro/short.mdx': 'One two',
    'intro/long.mdx': 'word '.repeat(150),
    'types/short.mdx': 'One',
    'intro/debug.mdx': '---\ntitle: One\ndebug: true\n---\n\nOne',
  };
  const inChinese = { 'intro/short.mdx': '太短', 'intro/long.mdx': '字'.repeat(250) };
  expect([
    ...lengthProblems({ name: 'docs', pages: inEnglish }, english.length),
    ...lengthProblems({ name: 'zh', pages: inChinese }, chinese.length),
  ]).toEqual([
    'docs/intro/short.mdx has 2 words, fewer than 150. Say what the reader needs to know, or join the page with another.',
    'zh/intro/short.mdx has 2 Chinese characters, fewer than 250. Say what the reader needs to know, or join the page with another.',
  ]);
});
