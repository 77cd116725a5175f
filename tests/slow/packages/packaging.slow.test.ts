import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { SITE_DIR } from '../../support/site';

jest.setTimeout(180_000);

const root = path.join(SITE_DIR, 'packages/bindform');
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

/** What a form with one field needs; the site, the README and the changelog say how many kB. */
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

/** Where readers learn what such a form adds to a page, as in `about 5.5 kB`. */
const CLAIMS = [
  'packages/bindform/README.md',
  'docs/intro/start.mdx',
  'src/components/home/Hero.tsx',
  'i18n/zh-CN/docusaurus-plugin-content-docs/current/intro/start.mdx',
  'i18n/zh-CN/code.json',
];

let scratch: string;

const inScratch = (command: string, args: string[]) =>
  execFileSync(command, args, {
    cwd: scratch,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function write(file: string, content: string | object): void {
  fs.writeFileSync(
    path.join(scratch, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

/** A project as a reader's: the packed library next to React, installed by name. */
beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-pack-'));
  const [{ filename }] = JSON.parse(
    execFileSync(...npmCommand('pack', '--json', '--silent', '--pack-destination', scratch), {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/^[^[]*/, ''),
  ) as { filename: string }[];
  write('package.json', { name: 'scratch', private: true, type: 'module' });
  inScratch(...npmCommand('install', `./${filename}`, 'react@19', '@types/react@19', '--no-audit'));
  write('SignUp.tsx', SIGN_UP);
  write('styles.d.ts', "declare module '*.css';");
});
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

describe('the packed library', () => {
  it.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ])('type-checks under moduleResolution %s', (moduleResolution, module) => {
    write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'es2022',
        types: [],
        moduleResolution,
        module,
      },
      include: ['*.tsx', '*.d.ts'],
    });
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
      cwd: scratch,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('loads without a DOM, in both builds', () => {
    const script = "import('bindform').then((m) => console.log(Object.keys(m).sort().join(' ')))";
    const names = 'Form FormItem default unWatch useForm useSubscribe useWatch watch\n';
    expect(inScratch('node', ['-e', script])).toBe(names);
    expect(inScratch('node', ['-C', 'development', '-e', script])).toBe(names);
  });

  /** Bundles a module that imports the installed library, as a page would ship it. */
  async function ship(contents: string) {
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: scratch },
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
    ['a small form', SMALL_FORM, 5550],
    ['everything', EVERYTHING, 6500],
  ])(
    'adds no more than it may to a page with %s, and asks for React alone',
    async (_, contents, limit) => {
      const { bytes, bundled, imported } = await ship(contents);
      expect(bundled).toContainEqual(
        expect.stringMatching(/node_modules\/bindform\/dist\/index\.production\.js$/),
      );
      expect(new Set(imported)).toEqual(new Set(['react']));
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThanOrEqual(limit);
    },
  );

  it.each(CLAIMS)('weighs what %s says of a small form', async (file) => {
    const { bytes } = await ship(SMALL_FORM);
    const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    const told = [...text.matchAll(/(?:about|约) ([\d.]+) kB/gi)].map(([, kilobytes]) => kilobytes);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set([(bytes / 1000).toFixed(1)]));
  });

  it('binds, validates, submits and resets in its production build', async () => {
    const { outputFiles } = await build({
      stdin: { contents: PAGE, resolveDir: scratch },
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

  it('brings nothing along but itself', () => {
    const packed = path.join(scratch, 'node_modules/bindform');
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
    expect(fs.readdirSync(path.join(packed, 'dist')).sort()).toEqual([
      'index.d.ts',
      'index.development.js',
      'index.production.js',
      'styles.css',
    ]);
  });
});
