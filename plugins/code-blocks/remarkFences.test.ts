import { parsePage } from '../../src/mdx/parsePage';
import remarkFences from './remarkFences';

const check = (text: string) => () => {
  remarkFences()(parsePage(text).tree, { path: 'docs/x.mdx' });
};
const block = (meta: string, ...code: string[]) =>
  `A\n\n\`\`\`tsx ${meta}\n${code.join('\n')}\n\`\`\`\n`;

it.each([
  ['nothing', ''],
  ['a title', 'title="a {b}.tsx"'],
  ['a title in single quotes', "title='a b.tsx'"],
  ['marked lines', '{1,2-3}'],
  ['all at once', 'live title="a.tsx" {2} showLineNumbers no-check="a fragment"'],
  ['no reason', 'no-check'],
])('accepts %s', (_what, meta) => {
  expect(check(block(meta, 'a', 'b', 'c'))).not.toThrow();
});

it.each([
  ['title=a.tsx', 3, 'title=a.tsx is not read. Write title="a.tsx".'],
  ['title="a.tsx', 3, 'title="a.tsx is not read. Write title="a.tsx".'],
  ['titel="a.tsx"', 3, 'titel="a.tsx" is not read. Write title="Form.tsx".'],
  ['title={"a.tsx"}', 3, 'title={"a.tsx"} is not read. Write title="Form.tsx".'],
  ['title', 3, 'title is not read. Write title="Form.tsx".'],
  ['{1, 3}', 3, '{1, 3} is not read. Write {1,3}.'],
  ['{a}', 3, '{a} is not read. Write numbers of lines such as {1,3-5}.'],
  ['showLineNumber', 3, 'showLineNumber is not read. Write showLineNumbers.'],
  ['showLineNumbers=5', 3, 'showLineNumbers=5 is not read. Write showLineNumbers.'],
  ['noInline', 3, 'noInline is not read. Remove it.'],
  ['{2-40}', 3, 'the block has no line 4 to mark: its last one is 3. Correct {2-40}.'],
  ['{1} {3}', 3, 'only the first of {1} and {3} is read. Write {1,3}.'],
])('names line and remedy for %s', (meta, line, said) => {
  expect(check(block(meta, 'a', 'b', 'c'))).toThrow(`docs/x.mdx:${line}: ${said}`);
});

it.each([
  ['// highlight-next-line', 'highlight-next-line'],
  ['  {/* highlight-start */}', 'highlight-start'],
  ['# highlight-end', 'highlight-end'],
])('refuses the comment %j, which readers would see', (comment, name) => {
  expect(check(block('', 'a', comment, 'b'))).toThrow(
    `docs/x.mdx:5: the comment "${name}" is shown to readers. Remove it, and write the lines to mark after the language, such as {2}.`,
  );
});
