import { parsePage } from '../../../src/mdx/parsePage';
import { headingProblems } from './headingProblems';

const problems = (...lines: string[]) =>
  headingProblems(parsePage(['---', 'title: T', '---', ...lines].join('\n')).tree, 'docs/x.mdx');

it('finds none where each heading has its own id', () => {
  expect(problems('', '## A {#a}', '', '### B `b` {#b}', '', '```md', '## C', '```')).toEqual([]);
});

it('names the line of a heading without an id, and of one with an id that is taken', () => {
  expect(problems('', '## A {#a}', '', '## B', '', '## C {#a}')).toEqual([
    'docs/x.mdx:7: the heading "B" has no id. Write one that is the same in all languages: {#an-id}.',
    'docs/x.mdx:9: the heading "C" has the id of the one in line 5. Give it another than {#a}.',
  ]);
});

it('names the line of a title in the text, with or without an id', () => {
  const said =
    'would be a second title: the first one is in the front matter. Write ## in place of #, or remove it.';
  expect(problems('', '# A', '', 'B', '===', '', '# C {#c}')).toEqual([
    `docs/x.mdx:5: the heading "A" ${said}`,
    `docs/x.mdx:7: the heading "B" ${said}`,
    `docs/x.mdx:10: the heading "C" ${said}`,
  ]);
});
