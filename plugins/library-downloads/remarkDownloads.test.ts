import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import manifest from '../../packages/bindform/package.json';
import { parsePage } from '../../src/mdx/parsePage';
import remarkDownloads from './remarkDownloads';

const options = {
  packageDir: path.resolve(__dirname, '../../packages/bindform'),
  siteUrl: 'https://example.org/base/',
  onRegistry: false,
  isNewest: true,
};

function codeOf(markdown: string, changed: Partial<typeof options> = {}): unknown {
  const root = unified().use(remarkParse).parse(markdown) as Root;
  remarkDownloads({ ...options, ...changed })(root, { path: 'page.mdx' });
  return root.children.map((node) => ('value' in node ? node.value : 'paragraph'));
}

const { version } = manifest;

it('installs from the address of the site until the library is on the registry', () => {
  const line = '```bash\nnpm install %package%\n```';
  expect(codeOf(line)).toEqual([
    `npm install bindform@https://example.org/base/downloads/bindform-${version}.tgz`,
  ]);
  expect(codeOf(line, { onRegistry: true })).toEqual(['npm install bindform']);
  // The registry would install the newest version.
  expect(codeOf(line, { onRegistry: true, isNewest: false })).toEqual([
    `npm install bindform@${version.split('.')[0]}`,
  ]);
});

it('fills version and addresses in code alone', () => {
  const folder = 'https://example.org/base/downloads';
  expect(codeOf('```text\n%version% %module% %stylesheet% 100% %react%/react.js\n```')).toEqual([
    `${version} ${folder}/bindform-${version}.js ${folder}/bindform-${version}.css 100% ${folder}/react-19.3.1/react.js`,
  ]);
  const root = unified().use(remarkParse).parse('%version% `%version%`') as Root;
  remarkDownloads(options)(root, {});
  expect(root.children[0]).toMatchObject({
    children: [{ value: '%version% ' }, { value: version }],
  });
});

it('names page, line and remedy for an unknown placeholder', () => {
  expect(() => codeOf('Text\n\n```bash\nnpm i %pakage%\n```')).toThrow(
    'page.mdx:3: %pakage% is not a placeholder. Write one of %package% %version% %tarball% %module% %stylesheet% %react%.',
  );
});

it('keeps the text for the state that the library is in', () => {
  const text =
    '<Published>\n\nOn npm.\n\n</Published>\n\n<Unpublished>\n\nNot yet.\n\n</Unpublished>';
  const shown = (onRegistry: boolean) => {
    const root = structuredClone(parsePage(text).tree);
    remarkDownloads({ ...options, onRegistry })(root, {});
    return root.children.map((node) => toString(node));
  };
  expect(shown(false)).toEqual(['Not yet.']);
  expect(shown(true)).toEqual(['On npm.']);
});
