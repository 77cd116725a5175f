import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formProblems } from './formProblems';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'form-problems-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));
fs.mkdirSync(path.join(siteDir, 'docs'));

const problems = (body: string) => {
  fs.writeFileSync(path.join(siteDir, 'docs/page.mdx'), `---\ntitle: T\n---\n\n${body}\n`);
  return formProblems(siteDir, 'docs/page.mdx', ['Chart']);
};

it.each([
  ['elements of HTML', 'A <kbd>b</kbd> <a href="/c">d</a>'],
  ['what pages may have without an import', '<Details>\n\nA\n\n</Details>\n\n<Head></Head>'],
  ['components of this site', '<Demo id="a" /> <API id="b" />'],
  ['what is in a component that is converted as a whole', '<Chart><input /></Chart>'],
  ['a component that the page does not have, which is said while it is compiled', '<Dmeo />'],
  ['code', '`<video>`'],
])('finds nothing wrong with %s', (_what, body) => {
  expect(problems(body)).toEqual([]);
});

it('names an element and a component, with their lines', () => {
  expect(problems("import { Plan } from './Plan';\n\n<video />\n\n<Plan.Part />")).toEqual([
    'docs/page.mdx:7: <video> has no form in Markdown, in which readers copy pages. Write it in Markdown; or make a component of it and add that to the option "rendered" of the plugin markdown-pages.',
    'docs/page.mdx:9: <Plan.Part> has no form in Markdown, in which readers copy pages. Add it to the option "rendered" of the plugin markdown-pages, with a selector of what it shows.',
  ]);
});

it('asks for the relative path of a part', () => {
  expect(problems("import Part from '@site/docs/_part.mdx';\n\n<Part />")).toEqual([
    'docs/page.mdx:7: <Part> is imported from "@site", so its text would be missing in Markdown, in which readers copy pages. Write its path from the page, such as ./_part.mdx.',
  ]);
});

it('looks into the parts that a page imports', () => {
  fs.writeFileSync(path.join(siteDir, 'docs/_part.mdx'), 'A\n\n<video />\n');
  expect(problems("import Part from './_part.mdx';\n\n<Part />")).toEqual([
    expect.stringMatching(/^docs\/_part\.mdx:3: <video> /),
  ]);
});
