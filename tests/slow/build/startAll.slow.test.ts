import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { browser, hydrated, openPage } from '../../support/browser';
import { runTree, startTree, type ProcessTree } from '../../support/processTree';
import { BASE, SITE_DIR } from '../../support/site';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';

/** Two cold development servers on a busy machine (ms). */
const START_PATIENCE = 180_000;

const SCRIPT = 'packages/site-tools/start-all/index.ts';
const TSX = path.join(SITE_DIR, 'node_modules/tsx/dist/cli.mjs');

const PAGES = [
  {
    locale: 'en-US',
    address: 'intro/start',
    file: 'docs/intro/start.mdx',
    heading: 'Features',
  },
  {
    locale: 'zh-CN',
    address: 'zh-CN/intro/start',
    file: 'i18n/zh-CN/docusaurus-plugin-content-docs/current/intro/start.mdx',
    heading: '特性',
  },
] as const;

let copy: SiteCopy;
let servers: ProcessTree;
let base: string;

beforeAll(async () => {
  copy = copySite(SITE_DIR);
  const port = await freePort(0);
  base = `http://localhost:${port}${BASE}`;
  servers = startTree(process.execPath, [TSX, SCRIPT], {
    cwd: copy.dir,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      BABEL_ENV: 'development',
      PORT: String(port),
      SOURCE_DATE_EPOCH: '1700000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    servers.child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Stop with Ctrl+C')) resolve();
    });
    servers.child.on('exit', (code) =>
      reject(new Error(`start:all ended with ${code}:\n${output}`)),
    );
  });
}, START_PATIENCE);

afterAll(async () => {
  await servers?.end();
  copy?.remove();
});

test('the language switch leads to the other development server and back', async () => {
  const { page } = await openPage(browser, base);
  await page.goto(`${base}intro/start`);
  await hydrated(page);
  await page.goto(`${base}zh-CN/intro/start`);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: '介绍' }).waitFor();
  await page.goto(`${base}intro/start`);
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor();
});

test.each(PAGES)('an edit of a page shows in $locale without a reload', async (edited) => {
  const { page, problems } = await openPage(browser, base);
  await page.goto(base + edited.address);
  await hydrated(page);
  await page.getByRole('heading', { level: 2, name: edited.heading }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  const file = path.join(copy.dir, edited.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, source.replace(`## ${edited.heading}`, `## ${edited.heading} 2`));
  await page.getByRole('heading', { level: 2, name: `${edited.heading} 2` }).waitFor();
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('an edit of a demo shows in both languages without a reload', async () => {
  const pages = await Promise.all(
    ['intro/layout', 'zh-CN/intro/layout'].map(async (address) => {
      const { page, problems } = await openPage(browser, base);
      await page.goto(base + address);
      await hydrated(page);
      const preview = page.locator('#layout-direction [data-demo-preview]');
      await preview.scrollIntoViewIfNeeded();
      await preview.getByRole('checkbox').waitFor();
      // While its code is on its way, an edit makes the bundler warn of a module that is gone.
      await page.locator('#layout-direction [data-live="true"]').waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
      return { page, preview, problems };
    }),
  );
  const file = path.join(copy.dir, 'demos/layout/direction.tsx');
  // The new text has no translation, so it is English in both languages.
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Side by side', 'In one row'));
  for (const { page, preview, problems } of pages) {
    await preview.getByText('In one row').waitFor();
    expect(await page.locator('html[data-not-reloaded]').count()).toBe(1);
    expect(problems).toEqual([]);
  }
});

test('Ctrl+C ends both servers', async () => {
  const ended = new Promise<number | null>((resolve) => servers.child.once('exit', resolve));
  servers.child.kill('SIGINT');
  // On a busy machine the command tsx ends before what it runs, with the code of a Ctrl+C.
  expect([0, 130]).toContain(await ended);
  const answers = () =>
    fetch(base).then(
      () => true,
      () => false,
    );
  while (await answers()) await setTimeout(100);
});

/** What a person sees who runs the script in the wrong way. */
async function refusal(args: string[], env: Record<string, string>) {
  const { status, output } = await runTree(process.execPath, args, {
    cwd: SITE_DIR,
    env: { ...process.env, ...env },
  });
  return { status, said: output.trim() };
}

test('an occupied port is refused in one sentence', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as net.AddressInfo;
  expect(await refusal([TSX, SCRIPT], { PORT: String(port) })).toEqual({
    status: 1,
    said: `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT=<number>.`,
  });
  server.close();
});

test('an unknown locale is refused in one sentence', async () => {
  const cli = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, said } = await refusal([cli, 'start', '--no-open', '--locale', 'fr'], {});
  expect(status).toBe(1);
  expect(said).toContain('"fr" is not a language of this site. Choose one of en-US, zh-CN');
  expect(said).not.toMatch(/\bat .*:\d+:\d+/);
});
