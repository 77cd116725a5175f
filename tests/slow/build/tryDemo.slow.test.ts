import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../support/site';
import { generatedFiles } from '../../../plugins/demos/generatedModules';
import type { Demo } from '../../../plugins/demos/types';
import { tryDemo } from '../../../plugins/demos/trial/tryDemo';

// Below the site, so that packages are found, and outside them, so that the aliases of the site apply.
const cache = path.join(SITE_DIR, '.docusaurus');
let generated: string;
beforeAll(() => {
  fs.mkdirSync(cache, { recursive: true });
  generated = fs.mkdtempSync(path.join(cache, 'trials-'));
});
afterAll(() => fs.rmSync(generated, { recursive: true }));

/** For demos that never return (ms). */
const LIMIT_MS = 4000;

async function attempt(
  body: string,
  tags: Partial<Demo> = {},
  limit?: number,
): Promise<string | undefined> {
  const source = `import { useEffect, useState } from 'react';\n${body}`;
  const files = [{ path: 'page/one.tsx', source }];
  const demo = { id: 'page-one', title: 'One', keywords: [], codeWords: [], packages: {} };
  const whole = { ...demo, description: '', crashes: false, client: false, files, ...tags };
  for (const [name, text] of await generatedFiles([whole])) {
    const file = path.join(generated, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const { signal } = new AbortController();
  return tryDemo(whole, { siteDir: SITE_DIR, generated }, signal, limit);
}

const component = (code: string) =>
  `export default function One() {\n  const [count, setCount] = useState(0);\n${code}\n  return <p>{count}</p>;\n}`;

const ENDLESS = `demos/page/one.tsx: the demo has not rendered within ${LIMIT_MS / 1000} s, so it probably never returns. Look for a loop without end in it or in an effect, and correct it.`;
const UPDATES =
  'demos/page/one.tsx: the demo updates without end, since an effect sets a state each time it runs. Give the effect a list of dependencies that stay the same, or set the state where the event happens.';

it.each([
  ['works', 'useEffect(() => setCount(1), []);', undefined],
  [
    'throws',
    "throw new Error('out of order');",
    'demos/page/one.tsx:4: the demo threw while it was rendered: out of order. Fix it; or mark it @client if it needs a browser, or @crashes if throwing is its purpose.',
  ],
  ['never returns', 'while (true);', ENDLESS],
  ['has an effect that never returns', 'useEffect(() => { while (true); });', ENDLESS],
  ['has an effect that updates each time', 'useEffect(() => setCount(count + 1));', UPDATES],
])('tells what is wrong with a demo that %s', async (_what, code, problem) => {
  const limit = problem === ENDLESS ? LIMIT_MS : undefined;
  expect(await attempt(component(code), {}, limit)).toBe(problem);
});

it('says nothing of a crash that is meant, of one that jsdom causes, and of imports, which the bundler reports', async () => {
  expect(await attempt(component("throw new Error('x');"), { crashes: true })).toBeUndefined();
  expect(
    await attempt(component('useEffect(() => new ResizeObserver(() => {}).nothing());')),
  ).toBeUndefined();
  expect(await attempt("import './nowhere';\nexport default () => null;")).toBeUndefined();
});

it('counts processor time, since a demo waits longer on a busy machine', async () => {
  const wait = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${LIMIT_MS + 500});`;
  expect(
    await attempt(component(`if (typeof window === 'undefined') ${wait}`), {}, LIMIT_MS),
  ).toBeUndefined();
});

it('ends with a demo whose module has started a timer', async () => {
  expect(await attempt(`setInterval(() => undefined, 1000);\n${component('')}`)).toBeUndefined();
});

it('names the file of a demo that throws', async () => {
  const files = [
    { path: 'page/one.tsx', source: "/** @title One */\nexport { default } from './part';" },
    {
      path: 'page/part.tsx',
      source: "\nexport default function Part() {\n  throw new Error('x');\n}",
    },
  ];
  expect(await attempt('', { files })).toMatch(/^demos\/page\/part\.tsx:3: the demo threw/);
});

it('leaves no bundle behind', () => {
  expect(fs.readdirSync(path.join(generated, 'trials'))).toEqual([]);
});
