import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDemos } from './readDemos';

let siteDir: string;

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

const read = () =>
  readDemos({
    siteDir,
    demosDir: path.join(siteDir, 'demos'),
    lockfile: path.join(siteDir, 'package-lock.json'),
  });

const demo = (body = 'export default function Demo() {}') => `/** @title A */\n${body}\n`;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
  const packages = {
    'node_modules/react': { version: '19.0.0' },
    'node_modules/react-dom': { version: '19.0.0' },
    'node_modules/@kit/core': { version: '2.0.0' },
  };
  write({ 'package-lock.json': JSON.stringify({ packages }) });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

describe('readDemos', () => {
  it('finds nothing where there is no folder', () => {
    expect(read()).toEqual([]);
  });

  it('follows relative imports and resolves packages', () => {
    write({
      'demos/custom/rating.tsx': demo(
        "import { Stars } from './rating/Stars';\nimport '@kit/core/style.css';\nexport { Stars as default };",
      ),
      'demos/custom/rating/Stars.tsx': "import './stars.css';\nimport data from './data.json';\n",
      'demos/custom/rating/stars.css': "@import './base.css';",
      'demos/custom/rating/base.css': '',
      'demos/custom/rating/data.json': '[]',
    });
    const [found] = read();
    expect(found.id).toBe('custom-rating');
    expect(found.files.map((file) => file.path)).toEqual([
      'custom/rating.tsx',
      'custom/rating/Stars.tsx',
      'custom/rating/stars.css',
      'custom/rating/base.css',
      'custom/rating/data.json',
    ]);
    expect(found.packages).toEqual({
      '@kit/core': '2.0.0',
      react: '19.0.0',
      'react-dom': '19.0.0',
    });
  });

  it('takes a file that two others import once, and refuses files that import each other', () => {
    write({
      'demos/a/b.tsx': demo("import './b/c';\nimport './b/d';\nexport default () => null;"),
      'demos/a/b/c.ts': "import './d';",
      'demos/a/b/d.ts': '',
    });
    expect(read()[0].files).toHaveLength(3);
    write({ 'demos/a/b/d.ts': "import './c';" });
    expect(read).toThrow(
      'demos/a/b/d.ts:1: the file imports itself: c.ts → d.ts → c.ts. Move what both ends need into a separate file.',
    );
  });

  it.each([
    ['export default () => null;'],
    ['export default class {}'],
    ['const Demo = () => null;\nexport default Demo;'],
    ['const Demo = () => null;\nexport { Demo as default };'],
    ['export default async function () {}'],
  ])('accepts %s', (body) => {
    write({ 'demos/a/b.tsx': demo(body) });
    expect(read()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a duplicate id',
      { 'demos/a/b-c.tsx': demo(), 'demos/a-b/c.tsx': demo() },
      'demos/a/b-c.tsx: has the demo id "a-b-c" of demos/a-b/c.tsx. Rename one of them.',
    ],
    [
      'a title of another demo',
      { 'demos/a/b.tsx': demo(), 'demos/a/c.tsx': `/**\n * @title A\n */${demo()}` },
      'demos/a/c.tsx:2: has the title "A" of demos/a/b.tsx. Give one of them another title.',
    ],
    [
      'no title',
      { 'demos/a/b.tsx': 'export default 1;' },
      'demos/a/b.tsx:1: the demo has no title',
    ],
    [
      'no default export',
      { 'demos/a/b.tsx': demo('export function Demo() {}') },
      'demos/a/b.tsx:1: no default export',
    ],
    [
      'an unusable name',
      { 'demos/a/My Demo.tsx': demo() },
      'demos/a/My Demo.tsx: "My Demo" cannot',
    ],
    [
      'a missing file',
      { 'demos/a/b.tsx': demo("import './c';") },
      'demos/a/b.tsx:2: cannot find the imported file "./c"',
    ],
    [
      'code that is not valid',
      { 'demos/a/b.tsx': demo('export default <p>;') },
      'demos/a/b.tsx:2: the code cannot be read: Unterminated JSX contents. Correct it.',
    ],
    [
      'an import out of its folder',
      { 'demos/a/b.tsx': demo("import '../c';"), 'demos/c.ts': '' },
      'demos/a/b.tsx:2: "../c" leaves the folder a',
    ],
    [
      'a file that is no text',
      { 'demos/a/b.tsx': demo("import './c.png';"), 'demos/a/c.png': '' },
      'demos/a/b.tsx:2: "./c.png" cannot be shown as source',
    ],
    [
      'an unknown package',
      { 'demos/a/b.tsx': demo("import 'lodash/get';\nexport default 1;") },
      'demos/a/b.tsx:2: imports "lodash"',
    ],
    [
      'a file of the site',
      { 'demos/a/b.tsx': demo("import { Chart } from '@site/src/components/Chart';") },
      'demos/a/b.tsx:2: imports "@site/src/components/Chart", which only this site has. Move what the demo needs of it into demos/a/b.',
    ],
    [
      'a component of Docusaurus',
      { 'demos/a/b.tsx': demo("import Link from '@docusaurus/Link';") },
      'demos/a/b.tsx:2: imports "@docusaurus/Link", which only this site has. Move',
    ],
    [
      'a module of Node',
      { 'demos/a/b.tsx': demo("import fs from 'fs';") },
      'demos/a/b.tsx:2: imports "fs", which no browser has. Remove it.',
    ],
    [
      'a file beside without a dot',
      { 'demos/a/b.tsx': demo("import { rows } from 'b/rows';"), 'demos/a/b/rows.ts': '' },
      'demos/a/b.tsx:2: imports "b/rows", which is taken for a package. Write "./b/rows".',
    ],
    [
      'a stylesheet beside without a dot',
      { 'demos/a/b.tsx': demo("import './b/a.css';"), 'demos/a/b/a.css': "\n@import 'theme.css';" },
      'demos/a/b/a.css:2: imports "theme.css", which is taken for a package. Write "./theme.css".',
    ],
    [
      'a stylesheet of an unknown package',
      { 'demos/a/b.tsx': demo("import '@kit/other/style.css';\nexport default 1;") },
      'demos/a/b.tsx:2: imports "@kit/other"',
    ],
    [
      'an alias of another project',
      { 'demos/a/b.tsx': demo("import { Button } from '@/ui/Button';") },
      'demos/a/b.tsx:2: imports "@/ui/Button", which is neither a package nor a relative path. Put it into demos/a/b',
    ],
    [
      'JSON that is not valid',
      {
        'demos/a/b.tsx': demo("import './b/data.json';"),
        'demos/a/b/data.json': '{\n  "a": 1,\n}\n',
      },
      'demos/a/b/data.json:3: not valid JSON: ',
    ],
    [
      'CSS with an image beside',
      {
        'demos/a/b.tsx': demo("import './b/a.css';"),
        'demos/a/b/a.css': 'p {\n  background: url("./plan.png");\n}\n',
        'demos/a/b/plan.png': '',
      },
      'demos/a/b/a.css:2: "./plan.png" cannot be taken along with the demo. Write it as a data: address, or',
    ],
  ])('refuses %s, naming the file', (_name, files, message) => {
    write(files);
    expect(read).toThrow(message);
  });

  it('accepts CSS with addresses that lead to no file next to it', () => {
    write({
      'demos/a/b.tsx': demo("import './b/a.css';\nexport default () => null;"),
      'demos/a/b/a.css':
        "@import './c.css';\n/* url(./d.png) */\np { background: url(data:image/png;base64,AA), url('#a'), url( https://example.org/a.png ); }\nq { background: url(\"data:image/svg+xml,%3Cpath fill='url(%23a)'/%3E\"); }",
      'demos/a/b/c.css': '',
    });
    expect(read()[0].files).toHaveLength(3);
  });

  it('accepts an installed package named like a module of Node', () => {
    write({
      'demos/a/b.tsx': demo("import 'events';\nexport default () => null;"),
      'package-lock.json': JSON.stringify({
        packages: {
          'node_modules/events': { version: '3.3.0' },
          'node_modules/react': { version: '19.0.0' },
          'node_modules/react-dom': { version: '19.0.0' },
        },
      }),
    });
    expect(read()[0].packages).toMatchObject({ events: '3.3.0' });
  });

  it('accepts an installed package named like a file next to it', () => {
    write({
      'demos/a/b.tsx': demo("import 'react';\nexport default () => null;"),
      'demos/a/react.tsx': '/** @title B */\nexport default () => null;',
    });
    expect(read()).toHaveLength(2);
  });

  it('leaves out what editors and systems put next to a demo', () => {
    write({
      'demos/a/b.tsx': demo(),
      'demos/a/.#b.tsx': '',
      'demos/a/._b.tsx': '\0',
      'demos/.c.tsx': '',
      'demos/.d/e.ts': '',
    });
    expect(read().map(({ id }) => id)).toEqual(['a-b']);
  });

  it('names the line of a lockfile that is not valid JSON', () => {
    write({ 'package-lock.json': '{\n  "packages": {},\n}\n' });
    expect(read).toThrow(/package-lock\.json:3: not valid JSON: .+ Correct it\./);
  });

  it('names the lockfile when it lists no packages', () => {
    write({ 'package-lock.json': '{}' });
    expect(read).toThrow('package-lock.json lists no packages. Create it again with: npm install');
  });
});
