import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { browser, openPage, type WatchedPage } from '../../support/browser';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';
import type { ProcessTree } from '../../support/processTree';
import { SITE_DIR } from '../../support/site';
import { startApp } from '../../support/webServer';

jest.setTimeout(10 * 60_000);

let project: ScratchProject;
let server: ProcessTree;
let url: string;
let built: string;

beforeAll(async () => {
  project = createScratchProject([], path.join(SITE_DIR, 'tests/fixtures/next-app'));
  built = project.run('npx', ['next', 'build']);
  const port = await freePort(0);
  url = `http://localhost:${port}/`;
  server = await startApp(project.folder, ['next', 'start', '-p', String(port)], url);
});
afterAll(async () => {
  await server?.end();
  project?.remove();
});

const field = (page: Page, label: string) => page.getByLabel(label);
const press = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click();

/** Fills in the form, and waits for what the server says of it. */
async function signUp({ page }: WatchedPage, name: string, answer: RegExp): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Age').fill('36');
  await field(page, 'Terms').check();
  await press(page);
  await page.getByRole('status').filter({ hasText: answer }).waitFor();
}

const SAVED = /Saved \{"name":"Ada","age":36,"terms":true,"address":\{"city":"Berlin"\}\}/;

describe('a Next.js app with the App Router and React Compiler', () => {
  it('renders fields in a server component, at build time', () => {
    expect(built).toMatch(/Compiled successfully/);
    const html = fs.readFileSync(path.join(project.folder, '.next/server/app/index.html'), 'utf8');
    expect(html).toMatch(/<input[^>]+name="words"[^>]+value="forms"/);
    expect(html).toMatch(/<input[^>]+name="address\.city"[^>]+value="Berlin"/);
  });

  it('hydrates, validates before the action, keeps what was refused, and starts over', async () => {
    const open = await openPage(browser, url);
    const { page, problems } = open;
    await page.goto(url, { waitUntil: 'networkidle' });
    const alert = page.locator('form').getByRole('alert');

    await press(page);
    await alert.getByText('Enter a name').waitFor();
    expect(await page.getByRole('status').innerText()).toBe('');

    await signUp(open, 'taken', /Not saved/);
    await alert.getByText('This name is taken').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('taken');
    expect(await field(page, 'Age').inputValue()).toBe('36');
    expect(await field(page, 'Terms').isChecked()).toBe(true);

    await signUp(open, 'Ada', SAVED);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=name]')?.value === '',
    );
    expect(await field(page, 'Age').inputValue()).toBe('18');
    expect(await field(page, 'Terms').isChecked()).toBe(false);
    expect(problems).toEqual([]);
    await open.context.close();
  });

  it('works without script', async () => {
    const open = await openPage(browser, url, { javaScriptEnabled: false });
    await open.page.goto(url);
    await signUp(open, 'taken', /Not saved/);
    expect(await field(open.page, 'Name').inputValue()).toBe('taken');
    expect(await field(open.page, 'Age').inputValue()).toBe('36');
    await signUp(open, 'Ada', SAVED);
    await open.context.close();
  });

  it('ships no sentence of the development build', () => {
    const folder = path.join(project.folder, '.next/static');
    const scripts = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(scripts.some((text) => text.includes('[bindform] '))).toBe(true);
    expect(scripts.filter((text) => text.includes('No mounted form item'))).toEqual([]);
  });
});
