import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { bundledOnce } from './bundledOnce';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Modification time of the last saved file (s): in the past, and later for each save. */
let saved = Date.now() / 1000 - 1000;

function save(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, (saved += 1), saved);
}

let builds = 0;

const bundle = (entry: string, whileBuilding?: () => void) =>
  bundledOnce(`test of ${entry}`, folder, async () => {
    builds += 1;
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      absWorkingDir: folder,
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    whileBuilding?.();
    return { result: outputFiles[0].text, metafile };
  });

/** Counts the builds that a function triggers. */
async function buildsOf(run: () => Promise<unknown>): Promise<number> {
  const before = builds;
  await run();
  return builds - before;
}

beforeEach(() => {
  save('entry.ts', `import { part } from './part';\nconsole.log(part);`);
  save('part.ts', `export const part = 'first';`);
});

test('unchanged files are bundled once', async () => {
  expect(await bundle('entry.ts')).toContain('first');
  expect(await buildsOf(() => bundle('entry.ts'))).toBe(0);
});

test('a changed import triggers a new build', async () => {
  await bundle('entry.ts');
  save('part.ts', `export const part = 'other';`);
  expect(await bundle('entry.ts')).toContain('other');
  expect(await buildsOf(() => bundle('entry.ts'))).toBe(0);
});

test('a file that is no longer imported is not watched, and a newly imported one is', async () => {
  save('second.ts', `export const part = 'second';`);
  save('entry.ts', `import { part } from './second';\nconsole.log(part);`);
  expect(await bundle('entry.ts')).toContain('second');
  save('part.ts', `export const part = 'unused';`);
  expect(await buildsOf(() => bundle('entry.ts'))).toBe(0);
  save('second.ts', `export const part = 'changed';`);
  expect(await bundle('entry.ts')).toContain('changed');
});

test('a deleted file is an error until it is restored', async () => {
  await bundle('entry.ts');
  fs.rmSync(path.join(folder, 'part.ts'));
  await expect(bundle('entry.ts')).rejects.toThrow('./part');
  save('part.ts', `export const part = 'restored';`);
  expect(await bundle('entry.ts')).toContain('restored');
});

test('a file saved while esbuild runs is bundled on the next call', async () => {
  save('other.ts', `console.log('before');`);
  const file = path.join(folder, 'other.ts');
  const result = bundle('other.ts', () => fs.writeFileSync(file, `console.log('meanwhile');`));
  expect(await result).toContain('before');
  expect(await bundle('other.ts')).toContain('meanwhile');
});

test('different keys have separate bundles', async () => {
  save('a.ts', `console.log('a');`);
  save('b.ts', `console.log('b');`);
  expect(await bundle('a.ts')).toContain('"a"');
  expect(await bundle('b.ts')).toContain('"b"');
});

test('packages are not watched', async () => {
  fs.mkdirSync(path.join(folder, 'node_modules/kit'), { recursive: true });
  save('node_modules/kit/index.js', `export const kit = 'kit 1';`);
  save('user.ts', `import { kit } from 'kit';\nconsole.log(kit);`);
  expect(await bundle('user.ts')).toContain('kit 1');
  save('node_modules/kit/index.js', `export const kit = 'kit 2';`);
  expect(await buildsOf(() => bundle('user.ts'))).toBe(0);
});
