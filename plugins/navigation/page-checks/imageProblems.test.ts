import { parsePage } from '../../../src/mdx/parsePage';
import { imageProblems } from './imageProblems';

const problems = (text: string) => imageProblems(parsePage(text), 'docs/x.mdx');

it.each([
  ['an image with a text', '![A form](./a.png)'],
  ['an ornament', '<img src="/a.png" alt="" />'],
  ['a text that is computed', '<img src="/a.png" alt={title} />'],
  ['attributes that are computed', '<img {...image} />'],
  ['an image in code', '`![](./a.png)`'],
])('finds nothing wrong with %s', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ['an image', '![](./a.png)'],
  ['spaces for a text', '![ ](./a.png)'],
  ['a reference', '![][a]\n\n[a]: ./a.png'],
])('names the line of %s', (_what, text) => {
  expect(problems(`A\n\n${text}`)).toEqual([
    'docs/x.mdx:3: the image has no text for those who do not see it. Write what it shows between the brackets: ![A form with two errors](./form.png).',
  ]);
});

it('names the line of an element with the path of a file, which only Markdown may have', () => {
  expect(problems('A\n\n<img src="./a.png" alt="A" />')).toEqual([
    'docs/x.mdx:3: the address "./a.png" in an element is not followed, so the image is missing. Write it in Markdown: ![A form with two errors](./form.png); or write src={require("./form.png").default}, if it needs attributes.',
  ]);
});

it.each(['<img src="/a.png" />', '<img src="/a.png" alt />', 'A <img src="/a.png" atl="B" />'])(
  'names the line of %s',
  (text) => {
    expect(problems(`A\n\n${text}`)).toEqual([
      'docs/x.mdx:3: the image has no text for those who do not see it. Write what it shows: alt="A form with two errors"; or alt="" for an ornament.',
    ]);
  },
);
