import axe from 'axe-core';
import type { Page } from 'playwright-core';
import {
  connected,
  mount,
  playgroundState,
  run,
  prepareFixture,
} from '../support/playgroundBrowser';
import { tinyDemo } from '../support/playgroundDemo';

const { open, playground } = prepareFixture();

const props = (title: string) => ({ asset: tinyDemo(title), origin: playground().origin });

/** Rules of WCAG that the page breaks, as axe sees it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // The playground's own page is not ours to judge.
    const result = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      exclude: ['iframe'],
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`,
    );
  });
}

describe.each([
  {
    locale: 'en-US',
    button: 'Run here',
    close: 'Close the editor',
    hint: 'Loads StackBlitz (stackblitz.com) into this page and sends it the demo.',
    status: 'Connected.',
    frame: 'Demo: online editor',
  },
  {
    locale: 'zh-CN',
    button: '在此运行',
    close: '关闭编辑器',
    hint: '点击后将在本页中加载 StackBlitz（stackblitz.com），并把示例发送给它。',
    status: '已连接。',
    frame: 'Demo：在线编辑器',
  },
])('an embed in $locale', ({ locale, button, close, hint, status, frame }) => {
  it('requests nothing before the click, then shows the project of the demo', async () => {
    const { page, context, problems } = await open(locale);
    const before = playground().requests.length;
    await mount(page, 'a', props('Demo'));
    await page.getByText(hint).waitFor();
    expect(playground().requests).toHaveLength(before);
    expect(await page.locator('iframe').count()).toBe(0);

    await page.getByRole('button', { name: button }).click();
    await page.getByRole('status').filter({ hasText: status }).waitFor();
    expect(playground().requests.slice(before)).toEqual([
      'POST /run?embed=1&file=src%2Fdemo%2Fbasic.tsx&theme=light',
    ]);
    const embedded = page.locator('iframe');
    expect(await embedded.getAttribute('title')).toBe(frame);
    expect(await embedded.evaluate((element) => element.clientHeight)).toBe(300);
    const state = await playgroundState(embedded.contentFrame());
    expect(state).toMatchObject({ title: 'Demo', template: 'node' });
    expect(state.files).toMatchObject({
      'src/demo/basic.tsx': 'export default () => <p>Hello</p>;\n',
      'src/demo/parts/[id].tsx': 'export const part = "<1>";\n',
    });
    expect(state.files['index.html']).toContain(`<html lang="${locale}"`);

    await page.getByRole('button', { name: close }).click();
    await page.getByText(hint).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('keeps two embeds apart', async () => {
  const { page, context, problems } = await open();
  playground().behave('Second', { answerTo: 4 });
  await mount(page, 'a', { ...props('First'), edited: { 'basic.tsx': 'first' } });
  await mount(page, 'b', { ...props('Second'), edited: { 'basic.tsx': 'second' } });
  const parts = ['a', 'b'].map((id) => ({
    group: page.locator(`#${id}`),
    frame: page.frameLocator(`#${id} iframe`),
  }));
  for (const { group } of parts) await group.getByRole('button', { name: 'Run here' }).click();
  for (const { group } of parts) await group.getByText('Connected.').waitFor();
  const [first, second] = parts;
  await second.group.getByRole('button', { name: 'Send my edits' }).click();
  await second.group.getByText('Your edits are in the editor.').waitFor();
  const states = await Promise.all([playgroundState(first.frame), playgroundState(second.frame)]);
  expect(states.map(({ title, files }) => [title, files['src/demo/basic.tsx']])).toEqual([
    ['First', 'export default () => <p>Hello</p>;\n'],
    ['Second', 'second'],
  ]);
  await first.group.getByRole('button', { name: 'Close the editor' }).click();
  expect(await second.group.locator('iframe').count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

it("sends the reader's edits as a diff, and says so when they are refused", async () => {
  const { page, context, problems } = await open();
  const outcome = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const send = () => page.getByRole('button', { name: 'Send my edits' }).click();
  const edit = (edited: Record<string, string> | null) =>
    mount(page, 'a', { ...props('Edits'), edited });
  const fileIn = async (file: string) =>
    (await playgroundState(page.frameLocator('iframe'))).files[`src/demo/${file}`];

  await edit(null);
  await run(page);
  await connected(page);
  await send();
  await outcome('There is nothing to send: you have not edited this demo.');

  await edit({ 'basic.tsx': 'edited', 'new.ts': 'added' });
  await send();
  await outcome('Your edits are in the editor.');
  expect(await fileIn('basic.tsx')).toBe('edited');
  expect(await fileIn('new.ts')).toBe('added');
  expect(await fileIn('parts/[id].tsx')).toBe('export const part = "<1>";\n');
  await send();
  await outcome('The editor already has your edits.');

  await edit(null);
  await send();
  await page.frameLocator('iframe').getByText('Hello').waitFor();
  expect(await fileIn('new.ts')).toBeUndefined();

  playground().behave('Edits', { answerTo: 1, refuseDiffs: true });
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await run(page);
  await connected(page);
  await edit({ 'basic.tsx': 'again' });
  await send();
  await outcome(
    'The editor did not accept your edits: SDK_APPLY_FS_DIFF_FAILURE: The file system is read-only',
  );
  expect(problems).toEqual([]);
  await context.close();
});

it("follows the site's color mode, live", async () => {
  const { page, context, problems } = await open();
  await mount(page, 'a', props('Theme'));
  await run(page);
  await connected(page);
  const remote = page.frameLocator('iframe');
  await remote.locator('body[data-theme="light"]').waitFor();
  await page.evaluate(() => fixture.setColorMode('dark'));
  await remote.locator('body[data-theme="dark"]').waitFor();
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await run(page);
  await connected(page);
  await remote.locator('body[data-theme="dark"]').waitFor();
  expect(playground().requests.at(-1)).toContain('theme=dark');
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  [{ projectId: 'vitejs-vite' }, 'edit/vitejs-vite'],
  [{ repository: 'owner/name/tree/main' }, 'github/owner/name/tree/main'],
])('embeds and opens %p', async (source, route) => {
  const { page, context, problems } = await open();
  await mount(page, 'a', { ...source, origin: playground().origin, height: 420 });
  await run(page);
  await connected(page);
  expect(await playgroundState(page.frameLocator('iframe'))).toMatchObject({ title: route });
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(420);
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in a new tab' }).click();
  expect((await popup).url()).toBe(`${playground().origin}/${route}?theme=light`);
  expect(problems).toEqual([]);
  await context.close();
});

it('says why a project cannot be made, and requests nothing for it', async () => {
  const { page, context, problems } = await open();
  const before = playground().requests.length;
  await mount(page, 'a', { ...props('Empty'), asset: { ...tinyDemo('Empty'), dependencies: {} } });
  await run(page);
  const reason = 'The demo "vaild-basic" has no file, so there is nothing to open.';
  await page
    .getByRole('alert')
    .filter({ hasText: `The online editor could not be opened: ${reason}` })
    .waitFor();
  expect(playground().requests).toHaveLength(before);

  await mount(page, 'a', props('Empty'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await connected(page);
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  ['en-US', 'light', 1440, 'Run here', /Connected/, /attempt \d/],
  ['zh-CN', 'dark', 390, '在此运行', /已连接/, /第 \d+ 次/],
  ['en-US', 'dark', 320, 'Run here', /Connected/, /attempt \d/],
] as const)(
  'is accessible in %s, %s, %d px wide',
  async (locale, mode, width, name, done, attempt) => {
    const { page, context, problems } = await open(locale, { viewport: { width, height: 900 } });
    playground().behave('Silent', {});
    for (const title of ['Closed', 'Connected', 'Silent']) {
      await mount(page, title, { ...props(title), edited: {} });
    }
    await page.evaluate((chosen) => fixture.setColorMode(chosen), mode);
    await page.clock.install();
    const start = (id: string) => page.locator(`#${id}`).getByRole('button', { name }).click();
    await start('Connected');
    await page.locator('#Connected').getByRole('status').filter({ hasText: done }).waitFor();
    await start('Silent');
    await page.locator('#Silent').getByText(attempt).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.clock.runFor(10_000);
    await page.locator('#Silent').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('works by keyboard alone, and focus is never lost', async () => {
  const { page, context, problems } = await open();
  await mount(page, 'a', { ...props('Keys'), edited: { 'basic.tsx': 'typed' } });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Run here' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Run here');
  await page.keyboard.press('Enter');
  await connected(page);
  expect(await focused()).toBe('Close the editor');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Send my edits');
  await page.keyboard.press('Space');
  await page.getByText('Your edits are in the editor.').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Run here', expanded: false }).waitFor();
  expect(await focused()).toBe('Run here');
  expect(problems).toEqual([]);
  await context.close();
});
