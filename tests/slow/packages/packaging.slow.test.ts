import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';
import { SITE_DIR } from '../../support/site';

jest.setTimeout(180_000);

const tsc = path.join(SITE_DIR, 'node_modules/typescript/bin/tsc');

const SIGN_UP = `
import useDefault, { Form, FormItem, useForm, type FieldPath, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Model { name: string; tags: { text: string }[] }

export function SignUp() {
  const form: UseFormReturn<Model> = useForm<Model>({ name: '', tags: [] });
  const path: FieldPath<Model> = 'tags.0.text';
  // @ts-expect-error: the model has no such field
  form.render('nam');
  return (
    <Form onSubmit={() => form.validate()}>
      <FormItem bindId="name" contextProps={form.contextProps}><input /></FormItem>
      {form.render(path)(<input />)}
    </Form>
  );
}
export const same: boolean = useDefault === useForm;
`;

/** What a form with one field needs; the README and the changelog say how many kB. */
const SMALL_FORM = `
import { createElement } from 'react';
import { useForm } from 'bindform';

export function Name() {
  const { render, validate } = useForm({ name: '' });
  return createElement(
    'form',
    { onSubmit: () => validate() },
    render('name', { label: 'Name', rules: { required: 'Enter a name' } })(createElement('input')),
  );
}
`;
const ONE_HOOK = `export { useSubscribe } from 'bindform';`;
const EVERYTHING = `export * from 'bindform';`;

/** A page with a form over the installed library, for a browser without modules. */
const PAGE = `
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Form, FormItem, useForm } from 'bindform';

window.sent = [];
function SignUp() {
  const form = useForm({ name: '', tags: [{ text: 'new' }] });
  window.form = form;
  return h(
    Form,
    { contextProps: form.contextProps, onSubmit: (values) => void window.sent.push(values) },
    form.render('name', { label: 'Name', rules: { required: 'Enter a name' } })(h('input')),
    h(FormItem, { bindId: 'tags.0.text', label: 'Tag' }, h('input')),
    h('button', { id: 'send' }, 'Send'),
  );
}
flushSync(() => createRoot(document.body).render(h(SignUp)));
`;

/** A test as a reader's, in a project that has neither Babel nor ES modules. */
const JEST_TEST = `
const { createElement } = require('react');
const { Form, useForm, useSubscribe } = require('bindform');
const { readFormData } = require('bindform/actions');

test('the library is there', () => {
  expect([typeof useForm, typeof useSubscribe, Form.displayName]).toEqual(['function', 'function', 'Form']);
  expect(() => useSubscribe.toString()).not.toThrow();
  expect(readFormData(new FormData(), { a: 1 })).toEqual({ a: 1 });
  expect(createElement(Form).type).toBe(Form);
  expect(require.resolve('bindform')).toMatch(/index\\.cjs$/);
});
`;

/** Where readers learn what such a form adds to a page, as in `about 7.5 kB`. */
const CLAIM = 'packages/bindform/README.md';

let project: ScratchProject;

beforeAll(() => {
  project = createScratchProject(['react@19', '@types/react@19']);
  project.write('SignUp.tsx', SIGN_UP);
});
afterAll(() => project?.remove());

describe('the packed library', () => {
  it.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ])('type-checks under moduleResolution %s', (moduleResolution, module) => {
    project.write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'es2022',
        types: [],
        moduleResolution,
        module,
      },
      include: ['*.tsx'],
    });
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('loads without a DOM, in both builds', () => {
    const script = "import('bindform').then((m) => console.log(Object.keys(m).sort().join(' ')))";
    const names =
      'Form FormItem FormObserverContext default keyOf unWatch useForm useSubscribe useWatch watch\n';
    expect(project.run('node', ['-e', script])).toBe(names);
    expect(project.run('node', ['-C', 'development', '-e', script])).toBe(names);
  });

  /** Bundles a module that imports the installed library, as a page would ship it. */
  async function ship(contents: string) {
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: project.folder },
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      conditions: ['production'],
      external: ['react'],
    });
    const [output] = Object.values(metafile.outputs);
    return {
      bytes: gzipSync(outputFiles[0].contents, { level: 9 }).byteLength,
      bundled: Object.keys(metafile.inputs),
      imported: output.imports.map((imported) => imported.path),
    };
  }

  it.each([
    ['one hook', ONE_HOOK, 1000],
    ['a small form', SMALL_FORM, 9160],
    ['everything', EVERYTHING, 10600],
  ])(
    'adds no more than it may to a page with %s, and asks for React alone',
    async (_, contents, limit) => {
      const { bytes, bundled, imported } = await ship(contents);
      expect(bundled).toContainEqual(
        expect.stringMatching(/node_modules\/bindform\/dist\/index\.production\.js$/),
      );
      expect(new Set(imported)).toEqual(new Set(['react']));
      expect(bytes).toBeGreaterThan(500);
      expect(bytes).toBeLessThanOrEqual(limit);
    },
  );

  it('reads a submitted form with 1 kB more, which needs nothing', async () => {
    const { bytes, imported } = await ship(`export * from 'bindform/actions';`);
    expect(imported).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(1100);
  });

  it.each(['persist', 'undo', 'locales'])(
    'adds at most 1.5 kB for bindform/%s, which shares the library with the page',
    async (name) => {
      const { bytes: whole } = await ship(
        `export * from 'bindform'; export * from 'bindform/${name}';`,
      );
      const { bytes } = await ship(`export * from 'bindform';`);
      expect(whole - bytes).toBeGreaterThan(0);
      expect(whole - bytes).toBeLessThanOrEqual(1500);
    },
  );

  it('weighs what its README says of a small form', async () => {
    const { bytes } = await ship(SMALL_FORM);
    const text = fs.readFileSync(path.join(SITE_DIR, CLAIM), 'utf8');
    const told = [...text.matchAll(/about ([\d.]+) kB/g)].map(([, kilobytes]) => kilobytes);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set([(bytes / 1000).toFixed(1)]));
  });

  it('binds, validates, submits and resets in its production build', async () => {
    const { outputFiles } = await build({
      stdin: { contents: PAGE, resolveDir: project.folder },
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      conditions: ['production'],
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: Object.fromEntries(
        ['react', 'react-dom'].map((name) => [name, path.join(SITE_DIR, 'node_modules', name)]),
      ),
    });
    const { window } = new JSDOM('<!doctype html><body></body>', {
      runScripts: 'outside-only',
      pretendToBeVisual: true,
    });
    const { document } = window;
    window.eval(outputFiles[0].text);
    const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
    const send = async () => {
      document.querySelector<HTMLElement>('#send')?.click();
      await settle();
    };
    const [name, tag] = document.querySelectorAll('input');
    const page = window as unknown as { sent: unknown[]; form: { reset: () => void } };
    const alert = () => document.querySelector('[role=alert]')?.textContent;

    await send();
    expect(alert()).toBe('Enter a name');
    expect(document.activeElement).toBe(name);
    expect(page.sent).toEqual([]);

    const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!;
    for (const [input, text] of [
      [name, 'Ada'],
      [tag, 'old'],
    ] as const) {
      set?.call(input, text);
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    }
    await send();
    expect(alert()).toBeUndefined();
    expect(JSON.stringify(page.sent)).toBe('[{"name":"Ada","tags":[{"text":"old"}]}]');

    page.form.reset();
    await settle();
    expect([name.value, tag.value]).toEqual(['', 'new']);
  });

  it('names its components in React DevTools, minified too', async () => {
    const { outputFiles } = await build({
      stdin: { contents: EVERYTHING, resolveDir: project.folder },
      bundle: true,
      write: false,
      minify: true,
      format: 'cjs',
    });
    project.write('names.cjs', outputFiles[0].text);
    const script =
      "const { Form, FormItem } = require('./names.cjs'); console.log(Form.displayName, FormItem.displayName)";
    expect(project.run('node', ['-e', script])).toBe('Form FormItem\n');
  });

  it('has source maps that lead to its source', () => {
    const dist = path.join(project.folder, 'node_modules/bindform/dist');
    for (const name of fs
      .readdirSync(dist)
      .filter((file) => /(production|development|actions)\.c?js$/.test(file))) {
      const map = JSON.parse(fs.readFileSync(path.join(dist, `${name}.map`), 'utf8')) as {
        sources: string[];
        sourcesContent: string[];
      };
      expect(fs.readFileSync(path.join(dist, name), 'utf8')).toContain(
        `//# sourceMappingURL=${name}.map`,
      );
      expect(map.sources.every((source) => source.startsWith('../src/'))).toBe(true);
      expect(map.sourcesContent.every((text) => text.length > 0)).toBe(true);
    }
  });

  it('is what publint and Are The Types Wrong ask for', () => {
    const tarball = fs.readdirSync(project.folder).find((file) => file.endsWith('.tgz'));
    const script = path.join(SITE_DIR, 'tests/support/lintPackage.mjs');
    expect(project.run('node', [script, String(tarball)])).toBe('');
  });

  it('runs in Jest without a transform, with its warnings', () => {
    const jest = require.resolve('jest/bin/jest', { paths: [SITE_DIR] });
    project.write('form.test.cjs', JEST_TEST);
    const { stderr } = spawnSync(
      process.execPath,
      [jest, '--rootDir', project.folder, '--testMatch', '**/*.test.cjs', '--env', 'node'],
      { cwd: project.folder, encoding: 'utf8' },
    );
    expect(stderr).toContain('Tests:       1 passed, 1 total');
  });

  it('brings nothing along but itself', () => {
    const packed = path.join(project.folder, 'node_modules/bindform');
    const manifest = JSON.parse(
      fs.readFileSync(path.join(packed, 'package.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.peerDependencies).toEqual({ react: '>=18' });
    expect(fs.readdirSync(packed).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    const subpaths = ['actions', 'devtools', 'locales', 'persist', 'undo'];
    const modules = [...subpaths, 'index.development', 'index.production'];
    const each = modules.flatMap((name) => [`${name}.cjs`, `${name}.js`]);
    expect(fs.readdirSync(path.join(packed, 'dist')).sort()).toEqual(
      [
        ...each,
        ...each.map((name) => `${name}.map`),
        ...[...subpaths, 'index'].flatMap((name) => [`${name}.d.cts`, `${name}.d.ts`]),
        'index.cjs',
        ...['devtools', 'styles'].flatMap((name) => [`${name}.css`, `${name}.css.d.ts`]),
      ].sort(),
    );
  });
});
