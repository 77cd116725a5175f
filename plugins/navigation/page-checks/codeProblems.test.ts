import { parsePage } from '../../../src/mdx/parsePage';
import { codeProblems } from './codeProblems';

const problems = (text: string) => codeProblems(parsePage(text), 'docs/x.mdx');

it.each([
  ['a block', '```ts\na\n```'],
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
