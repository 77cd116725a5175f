import path from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { browser, openPage } from '../../support/browser';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';
import { pageFiles, writePageFiles } from '../../support/pageFiles';
import type { ProcessTree } from '../../support/processTree';
import { SITE_DIR } from '../../support/site';
import { startApp } from '../../support/webServer';

jest.setTimeout(10 * 60_000);

/** The files of the page that the app consists of; the data is that of the Next.js app. */
const isOfApp = ({ section, path: file }: { section: string; path: string }) =>
  section === 'react-router' || file === 'app/account.ts';

let project: ScratchProject;
let server: ProcessTree;
let url: string;

beforeAll(async () => {
  project = createScratchProject([], path.join(SITE_DIR, 'tests/fixtures/react-router-app'));
  writePageFiles(project, pageFiles('guides/server-rendering', 'en-US').filter(isOfApp));
  project.run('npx', ['tsc', '-p', '.']);
  project.run('npx', ['react-router', 'build']);
  const port = await freePort(0);
  url = `http://localhost:${port}/sign-up`;
  const command = ['react-router-serve', './build/server/index.js'];
  server = await startApp(project.folder, command, url, { PORT: String(port) });
});
afterAll(async () => {
  await server?.end();
  project?.remove();
});

const field = (page: Page, label: string) => page.getByLabel(label);
const press = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click();
const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Age').fill('36');
  await field(page, 'City').fill('Boston');
  await field(page, 'I accept the terms').check();
}

/** What the fields have at the moment. */
const filledIn = async (page: Page) => [
  await field(page, 'Name').inputValue(),
  await field(page, 'Age').inputValue(),
  await field(page, 'City').inputValue(),
  await field(page, 'I accept the terms').isChecked(),
];

const EMPTY = ['', '18', '', false];

describe('a React Router app in framework mode', () => {
  it('renders labels and values on the server', async () => {
    const html = await (await fetch(url)).text();
    expect(html).toMatch(/<form[^>]+method="post"/);
    expect(html).toMatch(/<input[^>]+name="age"[^>]+value="18"/);
    expect(html).toMatch(/<label[^>]*>City<\/label>/);
  });

  it('hydrates, validates before the action, keeps what was refused, and starts over', async () => {
    const open = await openPage(browser, url);
    const { page, problems } = open;
    await page.goto(url, { waitUntil: 'networkidle' });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '');
    });

    await press(page);
    await page.getByRole('alert').getByText('Enter a name').waitFor();
    expect(posts).toEqual([]);

    await fillIn(page, 'Ada');
    await press(page);
    await status(page, 'Saved');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=name]')?.value === '',
    );
    expect(await filledIn(page)).toEqual(EMPTY);
    expect(posts.map((text) => JSON.parse(text))).toEqual([
      { name: 'Ada', age: 36, terms: true, address: { city: 'Boston' } },
    ]);

    await fillIn(page, 'Ada');
    await press(page);
    await page.getByRole('alert').getByText('This name is taken').waitFor();
    expect(await filledIn(page)).toEqual(['Ada', '36', 'Boston', true]);
    expect(problems).toEqual([]);
    await open.context.close();
  });

  it('works without script', async () => {
    const open = await openPage(browser, url, { javaScriptEnabled: false });
    const { page } = open;
    await page.goto(url);
    await press(page);
    await status(page, 'Enter a name');
    await fillIn(page, 'Grace');
    await press(page);
    await status(page, 'Saved');
    expect(await filledIn(page)).toEqual(EMPTY);
    await fillIn(page, 'Grace');
    await press(page);
    await status(page, 'Not saved');
    expect(await filledIn(page)).toEqual(['Grace', '36', 'Boston', true]);
    await open.context.close();
  });
});
