import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePage, readPage } from './parsePage';
import { elementsOf, importedParts, textAttribute } from './readNodes';

const PAGE = `---
title: A page
order: 3
---

import Part from './parts/_part.mdx';
import Chart from '@site/src/components/Chart';

## Heading {#own}

<Demo id="a" /> in a text <Demo id={computed} />

<Grid>
  <Demo id='b' />
</Grid>

\`<Demo id="c" />\`
`;

describe('parsePage', () => {
  it('keeps what people read of the front matter, and the lines of the file', () => {
    const { frontMatter, tree } = parsePage(PAGE);
    expect(frontMatter).toBe('title: A page');
    const heading = tree.children.find(({ type }) => type === 'heading');
    expect(heading?.position?.start.line).toBe(9);
  });

  it.each([
    ['a space behind the closing line', '---\ntitle: A\norder: 3\n--- \n\n## Heading {#own}', 6],
    ['a space behind the first line', '--- \ntitle: A\n---\n\n## Heading {#own}', 5],
    ['nothing inside', '---\n---\n\n## Heading {#own}', 4],
  ])('reads front matter with %s', (_what, text, line) => {
    const [heading, ...more] = parsePage(text).tree.children;
    expect(more).toEqual([]);
    expect(heading).toMatchObject({ type: 'heading', position: { start: { line } } });
  });

  it('reads a page that ends with its front matter', () => {
    const { frontMatter, tree } = parsePage('---\ntitle: A\ngroup: { title: G }\n---');
    expect([frontMatter, tree.children]).toEqual(['title: A', []]);
  });

  it('parses the same text once', () => {
    expect(parsePage(PAGE)).toBe(parsePage(`${PAGE}`));
    expect(parsePage(`${PAGE}\n`)).not.toBe(parsePage(PAGE));
  });

  it('parses it once for all instances of the module, as each plugin has its own', () => {
    const page = parsePage(PAGE);
    jest.isolateModules(() => {
      const other = jest.requireActual<typeof import('./parsePage')>('./parsePage');
      expect(other.parsePage).not.toBe(parsePage);
      expect(other.parsePage(PAGE)).toBe(page);
    });
  });

  it('says where a page is no valid MDX', () => {
    expect(() => parsePage('---\ntitle: A\n---\n\n<Demo>')).toThrow(/5:1/);
  });
});

describe('readPage', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const read = (body: string) => {
    const file = path.join(folder, 'page.mdx');
    fs.writeFileSync(file, `---\ntitle: T\n---\n\n${body}\n`);
    return readPage(file);
  };

  it.each([
    ['an open element', 'Text\n\n<Demo>', /page\.mdx:7: not valid MDX: .*closing tag.* Close /],
    ['an open brace', 'Text { here', /page\.mdx:5: not valid MDX: .* Correct the expression/],
    ['a sign in the text', 'a <5 b', /page\.mdx:5: not valid MDX: .* Write &lt; for a sign/],
    [
      'a comment of HTML',
      'x\n\n<!-- y -->',
      /page\.mdx:7: not valid MDX: .* Write &lt; for a sign/,
    ],
  ])('says file, line and remedy for %s', (_what, body, message) => {
    expect(() => read(body)).toThrow(message);
  });

  it.each([
    ['below an empty line', '\n---\ntitle: T\n---\n\nText.', /:1: .* Remove the blank space/],
    ['below a space', ' ---\ntitle: T\n---\n\nText.', /:1: .* Remove the blank space/],
    ['that is not closed', '---\ntitle: T\ngroup: { title: G }\n\nText.', /:1: .* Close it/],
  ])('does not take front matter %s for text', (_what, text, message) => {
    const file = path.join(folder, 'page.mdx');
    fs.writeFileSync(file, text);
    expect(() => readPage(file)).toThrow(message);
  });

  it('takes a rule across a page without front matter for what it is', () => {
    const file = path.join(folder, 'page.mdx');
    fs.writeFileSync(file, '\n---\n\nText.');
    expect(readPage(file).tree.children.map(({ type }) => type)).toEqual([
      'thematicBreak',
      'paragraph',
    ]);
  });

  it('names the import of a part that is not there', () => {
    expect(() => read("import Part from './_prat.mdx';\n\n<Part />")).toThrow(
      /page\.mdx:5: the page imports "\.\/_prat\.mdx", which does not exist\. Write /,
    );
  });

  it('names the import that closes a circle of parts', () => {
    fs.writeFileSync(path.join(folder, '_one.mdx'), "import Two from './_two.mdx';\n\n<Two />\n");
    fs.writeFileSync(path.join(folder, '_two.mdx'), "\nimport One from './_one.mdx';\n");
    expect(() => read("import One from './_one.mdx';\n\n<One />")).toThrow(
      /_two\.mdx:2: the page imports "\.\/_one\.mdx", which leads back to it\. Remove /,
    );
  });

  it('reads what an editor under Windows has written', () => {
    const unix = read('## A {#a}\n\nText.');
    fs.writeFileSync(
      path.join(folder, 'windows.mdx'),
      '\uFEFF---\r\ntitle: T\r\n---\r\n\r\n## A {#a}\r\n\r\nText.\r\n',
    );
    expect(readPage(path.join(folder, 'windows.mdx'))).toEqual(unix);
  });
});

test('elementsOf finds elements, in their order, and none in code', () => {
  const ids = elementsOf(parsePage(PAGE).tree, ['Demo']).map((demo) => textAttribute(demo, 'id'));
  expect(ids).toEqual(['a', undefined, 'b']);
});

test('importedParts finds imports of parts of pages', () => {
  expect(importedParts(parsePage(PAGE).tree)).toEqual(['./parts/_part.mdx']);
});
