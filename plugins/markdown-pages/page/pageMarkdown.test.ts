import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePage } from '../../../src/mdx/parsePage';
import { textAttribute } from '../../../src/mdx/readNodes';
import { pageMarkdown } from './pageMarkdown';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-markdown-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const markdownOf = (body: string) =>
  pageMarkdown(parsePage(`---\ntitle: A page\n---\n\n${body}`), {
    remarkPlugins: [],
    siteDir,
    file: 'docs/page.mdx',
    absolute: (url) => `https://example.org/${url}`,
    shown: (element) =>
      element.name === 'Demo'
        ? [{ type: 'code', lang: 'tsx', value: textAttribute(element, 'id') ?? '' }]
        : undefined,
  });

test('headings lose their ids, code its marked lines, and links become absolute', () => {
  expect(
    markdownOf(
      '## One `two` {#own}\n\nSee [it](./x.mdx#y).\n\n```tsx title="a.tsx" {1,3}\nconst a = {};\n```',
    ),
  ).toBe(
    '## One `two`\n\nSee [it](https://example.org/./x.mdx#y).\n\n```tsx title="a.tsx"\nconst a = {};\n```\n',
  );
});

test('an alert becomes one of GitHub, with its title', () => {
  expect(markdownOf(':::warning[Mind *this*]\n\nFirst.\n\nSecond.\n\n:::')).toBe(
    '> [!WARNING]\n> **Mind _this_**\n>\n> First.\n>\n> Second.\n',
  );
  expect(markdownOf(':::tip\n\nFirst.\n\n:::')).toBe('> [!TIP]\n> First.\n');
  expect(markdownOf(':::info\n\n- First.\n\n:::')).toBe('> [!NOTE]\n>\n> - First.\n');
});

test('components become what they show, tabs and details keep their title', () => {
  const page = [
    "import Chart from './Chart';",
    '<PageTabs>\n<PageTab value="a" label="npm">\n\n<Demo id="one" />\n\n</PageTab>\n</PageTabs>',
    '<details>\n<summary>Why `a`</summary>\n\nBecause.\n\n</details>',
    '{/* a note */}',
  ];
  expect(markdownOf(page.join('\n\n'))).toBe(
    '**npm**\n\n```tsx\none\n```\n\n**Why `a`**\n\nBecause.\n',
  );
});

test.each([
  [
    'elements of HTML',
    'Press <kbd>Enter</kbd>, <span>or</span><br />not.',
    'Press <kbd>Enter</kbd>, or\\\nnot.\n',
  ],
  ['a link', 'See <a href="x">*it*</a>.', 'See [_it_](https://example.org/x).\n'],
  ['an image', '<img src="a.png" alt="A" />', '![A](https://example.org/a.png)\n'],
  ['the text of a computed image', 'An <img src={a} alt="A" />', 'An A\n'],
  ['Details', '<Details summary="Why">\n\nBecause.\n\n</Details>', '**Why**\n\nBecause.\n'],
  ['Head and fragments', '<Head><meta name="a" /></Head>\n\n<>\n\nText.\n\n</>', 'Text.\n'],
])('%s become Markdown', (_what, body, markdown) => {
  expect(markdownOf(body)).toBe(markdown);
});

test('a part is written where it is used, with its links', () => {
  fs.mkdirSync(path.join(siteDir, 'docs/parts'), { recursive: true });
  fs.writeFileSync(
    path.join(siteDir, 'docs/parts/_a.mdx'),
    '[A](../x.mdx), [b](https://b.org), [c](#c).',
  );
  expect(markdownOf("import Part from './parts/_a.mdx';\n\n<Part />")).toBe(
    '[A](https://example.org/x.mdx), [b](https://example.org/https://b.org), [c](https://example.org/#c).\n',
  );
});

test('a colon before a word is no directive', () => {
  expect(markdownOf('At 10:30 or a:b, `c:d`.')).toBe('At 10:30 or a:b, `c:d`.\n');
});

test('a component without a form in Markdown is named with its place', () => {
  expect(() => markdownOf('Text\n\n<Unknown />')).toThrow(
    'docs/page.mdx:7: <Unknown> has no form in Markdown, in which readers copy pages. Add it to the option "rendered"',
  );
});

test('the parsed page stays as it is for its other readers', () => {
  const text = '---\ntitle: A\n---\n\n## One {#own}';
  markdownOf('## One {#own}');
  expect(JSON.stringify(parsePage(text).tree)).toContain('{#own}');
});
