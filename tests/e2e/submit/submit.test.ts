import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { browser } from '../../support/browser';
import { SITE_DIR } from '../../support/site';
import type { Handle } from './page';

declare const handle: Handle;

const library = path.join(SITE_DIR, 'packages/bindform/src');

let script: string;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    alias: { bindform: path.join(library, 'index.ts') },
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {},
  });
  script = outputFiles[0].text;
});

/** A page that is only light, under a system that is dark. */
beforeEach(async () => {
  page = await browser.newPage({ colorScheme: 'dark' });
  const css = fs.readFileSync(path.join(library, 'styles.css'), 'utf8');
  await page.setContent(`<style>body{background:#fff}${css}</style><div id="root"></div>`);
  await page.addScriptTag({ content: script });
  await page.getByRole('button', { name: 'Send' }).waitFor();
});
afterEach(() => page.close());

const field = (name: string) => page.getByLabel(name);
const press = () => page.getByRole('button', { name: 'Send' }).click();
const status = () => page.getByRole('status');
const submitted = () => page.evaluate(() => handle.submitted as { name: string; city: string }[]);

/** Lets the rule about the name answer, as often as it asked. */
const answer = () => page.evaluate(() => handle.answers.splice(0).forEach((give) => give()));

/** Presses the button, and waits until the form has come to an end with it. */
async function submit(): Promise<void> {
  await press();
  await answer();
  await page.waitForFunction(() => !handle.form.state.isSubmitting);
}

const isFocused = (name: string) =>
  field(name).evaluate((element) => element === document.activeElement);

it('a required checkbox with its own id is refused, focused, and reached by its label', async () => {
  await submit();
  expect(await page.getByRole('alert').allTextContents()).toEqual(['Please agree']);
  expect(await isFocused('Terms')).toBe(true);
  expect(await submitted()).toEqual([]);
  const color = await page.getByRole('alert').evaluate((alert) => getComputedStyle(alert).color);
  expect(color).toBe('rgb(180, 35, 24)');
  await page.locator('label', { hasText: 'Terms' }).click();
  expect(await field('Terms').isChecked()).toBe(true);
});

it('what was in the form at the press is sent, once', async () => {
  await field('Terms').check();
  await field('Name').fill('Ada');
  await press();
  await field('City').fill('');
  await press();
  expect(await status().textContent()).toBe('sending');
  await answer();
  await page.waitForFunction(() => !handle.form.state.isSubmitting);
  expect(await submitted()).toMatchObject([{ agree: true, name: 'Ada', city: 'Bern' }]);
});

it('a press that is superseded sends nothing', async () => {
  await field('Terms').check();
  await field('Name').fill('taken');
  await press();
  await page.evaluate(() => handle.form.clearValidate());
  await answer();
  await page.waitForFunction(() => !handle.form.state.isSubmitting);
  expect(await submitted()).toEqual([]);
});

it('an error of the server takes the focus and leaves at the next edit', async () => {
  await field('Terms').check();
  await field('City').fill('nowhere');
  await submit();
  expect(await page.getByRole('alert').allTextContents()).toEqual(['No such city']);
  expect(await isFocused('City')).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('a failure of the server is an alert of the form, which goes on', async () => {
  await field('Terms').check();
  await field('City').fill('offline');
  await submit();
  expect(await page.getByRole('alert').allTextContents()).toEqual(['No connection']);
  await field('City').fill('Bern');
  await submit();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await submitted()).toHaveLength(2);
});

it('formatChangeValue leaves a composition alone', async () => {
  const client = await page.context().newCDPSession(page);
  await field('Code').focus();
  for (const text of ['c', 'ca', 'caf', 'café']) {
    const selection = { selectionStart: text.length, selectionEnd: text.length };
    await client.send('Input.imeSetComposition', { text, ...selection });
    expect(await field('Code').inputValue()).toBe(text);
  }
  expect(await page.evaluate(() => handle.form.model.code)).toBe('');
  await client.send('Input.insertText', { text: 'café' });
  expect(await field('Code').inputValue()).toBe('CAFÉ');
  expect(await page.evaluate(() => handle.form.model.code)).toBe('CAFÉ');
});

it('a native reset leaves screen and model in step, files included', async () => {
  await field('Terms').check();
  await field('City').fill('Rome');
  await field('Kind').selectOption('x');
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await field('Files').setInputFiles(file);
  await page.getByRole('button', { name: 'Start over' }).click();
  // The browser sets each control to its own default; the form follows in a later task.
  await page.waitForFunction(() => document.querySelector('select')?.value === 'y');
  expect(await field('Terms').isChecked()).toBe(false);
  expect(await field('City').inputValue()).toBe('Bern');
  expect(await field('Files').evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(0);
  expect(await page.evaluate(() => ({ ...handle.form.model }))).toMatchObject({
    agree: false,
    city: 'Bern',
    kind: 'y',
    files: null,
  });
});

it('an action gets what the rules have passed, at the first press and at every other', async () => {
  const sent = page.getByRole('listitem');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const alert = page.getByRole('alert').filter({ hasText: 'Enter an address' });

  await field('Email').fill('ada@example.com');
  await subscribe.click();
  await sent.first().waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=email]')?.value === '',
  );

  await field('Email').fill('no address');
  await subscribe.click();
  await alert.waitFor();
  await subscribe.click();
  await field('Email').press('Enter');
  expect(await sent.allInnerTexts()).toEqual(['ada@example.com']);

  await field('Email').fill('bob@example.com');
  await field('Email').press('Enter');
  await sent.nth(1).waitFor();
  expect(await sent.allInnerTexts()).toEqual(['ada@example.com', 'bob@example.com']);
});
