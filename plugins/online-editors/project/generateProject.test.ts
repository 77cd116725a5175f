import type { ProjectSource } from '../types';
import type { LibraryFiles } from '../libraryFiles';
import { demoFilePath, generateProject } from './generateProject';

const library: LibraryFiles = {
  name: 'bindform',
  version: '1.5.0',
  files: { 'dist/index.js': 'export {};', 'dist/index.d.ts': 'export {};', 'dist/styles.css': '' },
  entries: {
    bindform: { file: 'dist/index.js', types: 'dist/index.d.ts' },
    'bindform/styles.css': { file: 'dist/styles.css' },
  },
};

const asset: ProjectSource = {
  id: 'dymic-rows',
  title: 'Rows & "columns" <b>',
  description: 'Add and remove rows',
  dependencies: {
    'rows.tsx': { type: 'FILE', value: "import Row from './parts/Row';\n" },
    'parts/Row.tsx': { type: 'FILE', value: '// row\n' },
    './rows.css': { type: 'FILE', value: 'p {}\n' },
    react: { type: 'NPM', value: '19.3.1' },
    bindform: { type: 'NPM', value: '1.5.0' },
    antd: { type: 'NPM', value: '6.6.8' },
  },
};

const make = (overrides: Partial<ProjectSource> = {}) =>
  generateProject({ ...asset, ...overrides }, library, 'zh-CN');

const manifestOf = ({ files }: { files: Record<string, string> }) =>
  JSON.parse(files['package.json']) as {
    name: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

test('the demo, its files and the library travel as files', () => {
  const { files, mainFile, title, description } = make();
  expect(Object.keys(files).sort()).toEqual([
    '.codesandbox/tasks.json',
    'bindform/dist/index.d.ts',
    'bindform/dist/index.js',
    'bindform/dist/styles.css',
    'index.html',
    'package.json',
    'src/ErrorBoundary.tsx',
    'src/demo/parts/Row.tsx',
    'src/demo/rows.css',
    'src/demo/rows.tsx',
    'src/main.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(files['src/demo/rows.tsx']).toBe("import Row from './parts/Row';\n");
  expect({ mainFile, title, description }).toEqual({
    mainFile: 'src/demo/rows.tsx',
    title: asset.title,
    description: asset.description,
  });
});

test('dependencies have the versions of the demo; the library is not one of them', () => {
  expect(manifestOf(make())).toMatchObject({
    name: 'demo-dymic-rows',
    dependencies: { antd: '6.6.8', react: '19.3.1', 'react-dom': '19.3.1' },
    devDependencies: { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' },
  });
  expect(manifestOf(make()).dependencies).not.toHaveProperty('bindform');
});

test('a demo that names no React gets the latest', () => {
  const { dependencies } = manifestOf(
    make({ dependencies: { 'a.tsx': { type: 'FILE', value: '' } } }),
  );
  expect(dependencies).toEqual({ react: 'latest', 'react-dom': 'latest' });
});

test('an old React gets its own entry and types', () => {
  const project = make({
    dependencies: {
      'a.tsx': { type: 'FILE', value: '' },
      react: { type: 'NPM', value: '17.0.2' },
    },
  });
  expect(project.files['src/main.tsx']).toContain('ReactDOM.render(');
  expect(manifestOf(project).devDependencies['@types/react']).toBe('^17.0.0');
  expect(manifestOf(project).dependencies['react-dom']).toBe('17.0.2');
});

test('the page has the title and the language of the demo, without becoming markup', () => {
  const html = make().files['index.html'];
  expect(html).toContain('<html lang="zh-CN" data-theme="light">');
  expect(html).toContain('<title>Rows &#38; &#34;columns&#34; &#60;b&#62;</title>');
});

test('the library is found by its name, by Vite and by TypeScript', () => {
  const { files } = make();
  expect(files['vite.config.ts']).toContain(
    String.raw`{ find: /^bindform$/, replacement: '/bindform/dist/index.js' }`,
  );
  expect(files['vite.config.ts']).toContain(
    String.raw`{ find: /^bindform\/styles\.css$/, replacement: '/bindform/dist/styles.css' }`,
  );
  expect(JSON.parse(files['tsconfig.json'])).toMatchObject({
    compilerOptions: { paths: { bindform: ['./bindform/dist/index.d.ts'] } },
  });
});

test('the same demo gives the same project', () => {
  expect(make()).toEqual(make());
});

test('a demo without a file is named', () => {
  expect(() => make({ dependencies: { react: { type: 'NPM', value: '19' } } })).toThrow(
    'The demo "dymic-rows" has no file, so there is nothing to open.',
  );
});

test.each(['../a.tsx', 'a/../../b.tsx', '/a.tsx', ''])(
  'the file name %p leads out of the demo and is refused',
  (file) => {
    expect(() => demoFilePath(file)).toThrow(
      `The demo file "${file}" cannot be part of a project: name it relative to the demo's own folder.`,
    );
  },
);

test('no demo file can take the place of the entry', () => {
  const { files } = make({ dependencies: { 'main.tsx': { type: 'FILE', value: 'own' } } });
  expect(files['src/demo/main.tsx']).toBe('own');
  expect(files['src/main.tsx']).toContain("import Demo from './demo/main';");
});
