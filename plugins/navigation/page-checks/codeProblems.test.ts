import { parsePage } from '../../../src/mdx/parsePage';
import { codeProblems } from './codeProblems';

const problems = (text: string) => codeProblems(parsePage(text), 'docs/x.mdx');

it.each([
  ['a block', '```ts\na\n```'],
  ['languages with colors, and text', '```bash\n```\n\n```diff\n```\n\n```text title="a"\n```'],
  ['code that is set in by spaces', 'A\n\n- B\n\n      c'],
  ['an empty block', '```\n```'],
  ['a block in a list', '- A\n\n  ```ts\n  a\n  ```\n'],
  ['a block in a quote', '> ```ts\n> a\n> ```\n'],
  ['a block with shorter fences in it', '````md\n```ts\na\n```\n````'],
  ['a fence that is closed by a longer one', '~~~\na\n~~~~'],
])('finds nothing wrong with %s', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ['at the end of the page', 'A\n\n```ts\na\n\n## B'],
  ['closed with fewer marks', 'A\n\n````ts\na\n```'],
  ['without code', 'A\n\n```'],
])('names the line of a block that is not closed, %s', (_what, text) => {
  expect(problems(text)).toEqual([
    expect.stringMatching(
      /^docs\/x\.mdx:3: the block of code is not closed, so all below it is code\. Write `{3,4} on a line below the code\.$/,
    ),
  ]);
});

it.each([
  ['tpyescript', 'Write "typescript".'],
  ['TSX', 'Write "tsx".'],
  ['cobol', 'Write one such as tsx, bash or json, or text for no colors.'],
])('names the line and what to write in place of the language %s', (language, remedy) => {
  expect(problems(`A\n\n\`\`\`${language}\na\n\`\`\``)).toEqual([
    `docs/x.mdx:3: no colors are known for the language "${language}". ${remedy}`,
  ]);
});
