import type { Page } from 'playwright-core';
import { browser } from '../support/browser';
import { isFocused, LIVE_PAGES, openEditor, shown } from '../support/liveEditor';

const ENGLISH = LIVE_PAGES[0];

const frameHeight = (page: Page) =>
  page
    .locator('[data-live-editor] iframe[data-visible="true"]')
    .evaluate((frame) => frame.getBoundingClientRect().height);

/** The height of the frame, in px, once two looks find the same. */
async function settledHeight(page: Page): Promise<number> {
  let height = NaN;
  await waitUntil(async () => {
    const before = height;
    height = await frameHeight(page);
    await page.waitForTimeout(200);
    return height === before;
  });
  return height;
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the preview of the editor', () => {
  it('drops the timers and listeners of the component before', async () => {
    const { page, context, preview, write } = await openEditor(browser, ENGLISH);
    const ticks: string[] = [];
    page.on('console', (message) => ticks.push(message.text()));
    const ticking = (name: string) => `
      setInterval(() => console.log('${name}'), 20);
      export default () => <p>${name} is here</p>;`;
    await write(ticking('old'));
    await shown(preview.getByText('old is here'));
    await waitUntil(() => ticks.includes('old'));
    await write(ticking('new'));
    await shown(preview.getByText('new is here'));
    ticks.length = 0;
    await waitUntil(() => ticks.filter((tick) => tick === 'new').length > 20);
    expect(ticks).not.toContain('old');
    await context.close();
  });

  it('is as high as what it shows, grows and shrinks with it', async () => {
    const { page, context, preview, write } = await openEditor(browser, ENGLISH);
    await write(`import { useState } from 'react';
export default function Box() {
  const [height, setHeight] = useState(300);
  return <div style={{ height }}>
    <button onClick={() => setHeight(700)}>grow</button>
    <button onClick={() => setHeight(400)}>shrink</button>
  </div>;
}`);
    await shown(preview.getByRole('button', { name: 'grow' }));
    // What the preview's own padding adds is a matter of style.
    const padding = (await settledHeight(page)) - 300;
    expect(padding).toBeGreaterThanOrEqual(0);
    await (await shown(preview.getByRole('button', { name: 'grow' }))).click();
    await waitUntil(async () => (await frameHeight(page)) === 700 + padding);
    await (await shown(preview.getByRole('button', { name: 'shrink' }))).click();
    await waitUntil(async () => (await frameHeight(page)) === 400 + padding);
    await context.close();
  });

  it('does not grow without end around what is as high as it', async () => {
    const { page, context, preview, write } = await openEditor(browser, ENGLISH);
    await write(
      `export default () => <div style={{ minHeight: '100vh' }}>as high as the frame</div>;`,
    );
    await shown(preview.getByText('as high as the frame'));
    expect(await settledHeight(page)).toBeLessThan(1000);
    // Longer than a height rests before it is reported.
    await page.waitForTimeout(500);
    expect(await settledHeight(page)).toBeLessThan(1000);
    await context.close();
  });

  it('follows the color mode of the site', async () => {
    const { page, context, preview, write } = await openEditor(browser, ENGLISH, {
      colorScheme: 'dark',
    });
    await write(`export default () => <p>hello</p>;`);
    await shown(preview.getByText('hello'));
    const background = () =>
      preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const ofPage = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe(await ofPage());
    const dark = await background();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    await waitUntil(async () => (await background()) !== dark);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await context.close();
  });

  it('gives the demo, the page and each package the same React', async () => {
    const { context, preview, write, problems } = await openEditor(browser, ENGLISH);
    await write(`import * as React from 'react';
import ReactDefault, { useState } from 'react';
import { createPortal } from 'react-dom';
export default () => {
  const same = React.useState === useState && ReactDefault.useState === useState;
  return <>{createPortal(<p>portal</p>, document.body)}<p>{same ? 'one React' : 'two'}</p></>;
};`);
    await shown(preview.getByText('portal'));
    await shown(preview.getByText('one React'));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lets a form submit to its own handler', async () => {
    const { context, preview, write, problems } = await openEditor(browser, ENGLISH);
    await write(`import { useState } from 'react';
export default function Submit() {
  const [sent, setSent] = useState('');
  return <form onSubmit={(event) => { event.preventDefault(); setSent(new FormData(event.currentTarget).get('name')); }}>
    <input name="name" aria-label="Name" required /><button>Send</button><output>{sent}</output>
  </form>;
}`);
    const name = await shown(preview.getByRole('textbox', { name: 'Name' }));
    await name.fill('Ada');
    await name.press('Enter');
    await shown(preview.getByText('Ada'));
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['without a handler', ''],
    ['whose handler does not prevent it', "onSubmit={() => setSent('sent')}"],
    ['with an action', "action={async () => setSent('sent')}"],
  ])('keeps the demo when a form submits %s', async (_, handler) => {
    const { context, page, preview, write, problems } = await openEditor(browser, ENGLISH);
    await write(`import { useState } from 'react';
export default function Submit() {
  const [sent, setSent] = useState('idle');
  return <form ${handler}><input name="name" aria-label="Name" /><button>Send</button><output>{sent}</output></form>;
}`);
    const send = await shown(preview.getByRole('button', { name: 'Send' }));
    const before = await page.evaluate(() => history.length);
    await send.click();
    await shown(preview.getByText(handler ? 'sent' : 'idle'));
    await preview.getByRole('textbox', { name: 'Name' }).fill('still here');
    await send.click();
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('does not take the focus out of the editor', async () => {
    const { context, preview, write, editor } = await openEditor(browser, ENGLISH);
    await write(`export default () => <input autoFocus aria-label="Greedy" />;`);
    await shown(preview.getByRole('textbox', { name: 'Greedy' }));
    expect(await isFocused(editor)).toBe(true);
    await (await shown(preview.getByRole('textbox', { name: 'Greedy' }))).click();
    await preview.getByRole('textbox', { name: 'Greedy' }).fill('works');
    await context.close();
  });
});
