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
const START_PATIENCE = 400_000;

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

const LATE_PAGE = `---
title: Late
subtitle: A page that was saved before its demo
description: A page that was saved before its demo.
order: 90
debug: true
group: { title: Start, order: 0 }
keywords: [late]
---

<Demo id="late-first" />
`;

const LATE_DEMO = `/**
 * @title Late
 * @description A demo that was saved after its page.
 * @keywords late
 */
export default function Late() {
  return <p>Here at last</p>;
}
`;

let copy: SiteCopy;
let servers: ProcessTree;
let base: string;
let output = '';

/** Waits until one of the servers has printed something. */
async function untilSaid(text: string): Promise<void> {
  while (!output.includes(text)) {
    const { exitCode } = servers.child;
    if (exitCode !== null) throw new Error(`start:all ended with ${exitCode}:\n${output}`);
    await setTimeout(100);
  }
}

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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = servers.child;
  for (const stream of [stdout!, stderr!]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await untilSaid('Stop with Ctrl+C');
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

test('a page saved before its demo appears with the demo, and both can go at once', async () => {
  const { page } = await openPage(browser, base);
  const [latePage, lateDemo] = ['docs/intro/late.mdx', 'demos/late/first.tsx'].map((file) =>
    path.join(copy.dir, file),
  );
  fs.writeFileSync(latePage, LATE_PAGE);
  await untilSaid('there is no demo "late-first"');
  fs.mkdirSync(path.dirname(lateDemo));
  fs.writeFileSync(lateDemo, LATE_DEMO);
  const heading = page.getByRole('heading', { level: 1, name: 'Late' });
  while (!(await heading.isVisible())) {
    await page.goto(`${base}intro/late`);
    await hydrated(page);
  }
  await page.locator('#late-first [data-demo-preview]').getByText('Here at last').waitFor();

  for (const file of [latePage, lateDemo]) fs.rmSync(file);
  while (await heading.isVisible()) {
    await page.goto(`${base}intro/late`);
    await hydrated(page);
  }
  // The page that was open shows that a file was gone before the server had reloaded.
  const { page: next, problems } = await openPage(browser, base);
  await next.goto(`${base}intro/start`);
  await next.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor();
  expect(problems).toEqual([]);
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
