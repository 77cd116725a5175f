import { parsePage } from '../../../src/mdx/parsePage';
import { attributeProblems } from './attributeProblems';

const problems = (text: string) => attributeProblems(parsePage(text), 'docs/x.mdx');

it.each([
  ['known attributes', '<Demo id="a" source="beside" />\n\n<API id="Form" only="a b" />'],
  ['attributes of other components and of HTML', '<Chart wide />\n\n<Details open>A</Details>'],
  ['attributes in code', '`<Demo sorce="a" />`'],
])('finds nothing wrong with %s', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

it('names the line of an attribute and what was probably meant', () => {
  expect(
    problems('A\n\n<Demo\n  id="a"\n  sorce="beside"\n/>\n\nB <UsedIn name="Form" />'),
  ).toEqual([
    'docs/x.mdx:5: <Demo> has no attribute "sorce". Write "source".',
    'docs/x.mdx:8: <UsedIn> has no attribute "name". Write one of: id.',
  ]);
});

it.each([
  [
    '<Demo id="a" source="besides" />',
    'the attribute "source" cannot be "besides". Write "beside".',
  ],
  ['<Demo id="a" source />', 'the attribute "source" is no text. Write source="beside".'],
  ['<API id="Form" only={[\'label\']} />', 'the attribute "only" is no text. Write only="…".'],
])('refuses the value in %j', (text, said) => {
  expect(problems(text)).toEqual([`docs/x.mdx:1: ${said}`]);
});
