import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readLibrary } from './libraryFiles';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function writePackage(exports: unknown, files: Record<string, string>) {
  const manifest = JSON.stringify({ name: 'forms', version: '1.2.3', exports });
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifest })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

test('the files behind the exports are read, with what they import', () => {
  writePackage(
    {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './styles.css': './dist/styles.css',
      './package.json': './package.json',
    },
    {
      'dist/index.js': "export { a } from './parts/a.js';\n//# sourceMappingURL=index.js.map\n",
      'dist/index.d.ts': "export * from './parts/a.js';\nexport type { B } from './b';\n",
      'dist/parts/a.js': "import '../c.js';\nexport const a = 1;\n",
      'dist/parts/a.d.ts': 'export declare const a: number;\n',
      'dist/b.d.ts': 'export type B = 1;\n',
      'dist/c.js': "import { useState } from 'react';\n",
      'dist/styles.css': 'p {}\n',
      'dist/unused.js': '',
      'dist/index.js.map': '{}',
    },
  );
  const { files, ...rest } = readLibrary(folder);
  expect(rest).toEqual({
    name: 'forms',
    version: '1.2.3',
    entries: {
      forms: { file: 'dist/index.js', types: 'dist/index.d.ts' },
      'forms/styles.css': { file: 'dist/styles.css' },
    },
  });
  expect(Object.keys(files).sort()).toEqual([
    'dist/b.d.ts',
    'dist/c.js',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/parts/a.d.ts',
    'dist/parts/a.js',
    'dist/styles.css',
  ]);
  expect(files['dist/index.js']).toBe("export { a } from './parts/a.js';\n");
});

test('the development build is taken, also below other conditions', () => {
  writePackage(
    {
      '.': {
        import: {
          types: './dist/index.d.ts',
          development: './dist/dev.js',
          production: './dist/prod.js',
          default: './dist/prod.js',
        },
      },
    },
    { 'dist/dev.js': '', 'dist/prod.js': '', 'dist/index.d.ts': '' },
  );
  expect(readLibrary(folder).entries).toEqual({
    forms: { file: 'dist/dev.js', types: 'dist/index.d.ts' },
  });
});

test('a library that is not built is named with the command that builds it', () => {
  writePackage({ '.': './dist/index.js' }, {});
  expect(() => readLibrary(folder)).toThrow(
    'The online editors carry the built library, but forms has no dist/index.js. Run "npm run build:library" first.',
  );
});

test('a package without exports is named', () => {
  writePackage(undefined, {});
  expect(() => readLibrary(folder)).toThrow('"exports" entry "." in the package.json of forms');
});
