import chinese from './languages/zh-CN';
import { guideProblems, guideRow, plainTexts, wordProblems } from './plainWords';
import { ENGLISH_WORDS } from './wordList';

const problemsIn = (file: string, text: string, rules = ENGLISH_WORDS) =>
  wordProblems(file, plainTexts(file, text), rules);

it('reads comments, messages and test titles, and no code', () => {
  const code = [
    '/** Made anew. */',
    "const text = 'Made anew.';",
    'throw new Error(`${file}: made',
    'anew.`);',
    'const anew = <p>',
    '  Made anew.',
    '</p>; // anew',
    "const name = 'anew';",
    '// `anew` and {@link anew} are names.',
  ].join('\n');
  const said = '"anew". Say instead: again; re-run, restart, recreate.';
  expect(problemsIn('src/a.tsx', code).sort()).toEqual(
    [1, 2, 4, 6, 7].map((line) => `src/a.tsx:${line}: ${said}`),
  );
});

it('reads only comments and titles where strings quote words', () => {
  const code = ["it('is made anew', () => {}); // anew", "const text = 'Made anew.';"].join('\n');
  for (const file of ['src/a.test.ts', 'tests/support/a.ts']) {
    expect(problemsIn(file, code)).toHaveLength(2);
  }
  expect(problemsIn('packages/site-tools/prose/wordList.ts', code)).toHaveLength(2);
});

it('reads documents without their code', () => {
  const text = 'Made `anew`\n\n```ts\nanew();\n```\n\nanew';
  expect(problemsIn('a.md', text)).toHaveLength(1);
  expect(problemsIn('a.md', text)[0]).toContain('a.md:7:');
});

it('leaves the tables of a guide alone, which quote the words', () => {
  const guide = '| anew | again |\nanew';
  expect(wordProblems('a.md', plainTexts('a.md', guide, true), ENGLISH_WORDS)).toHaveLength(1);
});

it.each([
  'It stands for a server.',
  'This stands in for the theme.',
  'a stand-alone file',
  'The shape is of its own kind.',
  'From now on it counts.',
])('accepts "%s"', (text) => expect(problemsIn('a.md', text)).toEqual([]));

it.each([
  ['重绘整个表单', '渲染'],
  ['Promise 兑现', 'resolve'],
])('names the Chinese words of the list: %s', (text, instead) => {
  expect(problemsIn('a.md', text, chinese.words)[0]).toContain(instead);
});

it('names the rows that a guide lacks', () => {
  const [first, second] = ENGLISH_WORDS;
  expect(guideProblems('W.md', guideRow(first), [first, second])).toEqual([
    `W.md lacks this row of the word list: ${guideRow(second)}`,
  ]);
});
