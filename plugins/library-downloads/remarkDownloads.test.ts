import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import manifest from '../../packages/bindform/package.json';
import remarkDownloads from './remarkDownloads';

const options = {
  packageDir: path.resolve(__dirname, '../../packages/bindform'),
  siteUrl: 'https://example.org/base/',
  onRegistry: false,
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
