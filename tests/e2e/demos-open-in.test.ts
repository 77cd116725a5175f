import { strFromU8, unzipSync } from 'fflate';
import axe from 'axe-core';
import { decompressFromBase64 } from 'lz-string';
import type { Page } from 'playwright-core';
import { browser, downloadedBytes, hydrated, openPage } from '../support/browser';
import { DEMO_WORDS, demoBlock } from '../support/demos';
import { fillCode, previewIn, shown } from '../support/liveEditor';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { playgroundState } from '../support/playgroundBrowser';
import { startPlaygroundServer, type PlaygroundServer } from '../support/playgroundServer';
import { isPopupOpen } from '../support/popup';
import { LOCALES, siteUrl } from '../support/site';
import { standInForStackBlitz } from '../support/stackBlitz';

const WORDS = {
  'en-US': {
    run: 'Run here',
    hint: 'Loads StackBlitz (stackblitz.com) into this page and sends it the demo.',
    connected: 'Connected.',
    close: 'Close the editor',
    send: 'Send my edits',
    newTab: 'Open in a new tab',
    nothing: 'There is nothing to send: you have not edited this demo.',
    sent: 'Your edits are in the editor.',
    edit: 'Edit code',
    stackBlitz: 'Open in StackBlitz (new tab)',
    codeSandbox: 'Open in CodeSandbox (new tab)',
    project: 'Download the project',
    withEdits: 'Include my edits',
    copyEdited: 'Copy my edited code',
    copyLink: 'Copy a link to my code',
    playground: 'Open in the playground',
  },
  'zh-CN': {
    run: '在此运行',
    hint: '点击后将在本页中加载 StackBlitz（stackblitz.com），并把示例发送给它。',
    connected: '已连接。',
    close: '关闭编辑器',
    send: '发送我的修改',
    newTab: '在新标签页中打开',
    nothing: '没有可发送的内容：你还没有修改这个示例。',
    sent: '你的修改已同步到编辑器。',
    edit: '编辑代码',
    stackBlitz: '在 StackBlitz 中打开（新标签页）',
    codeSandbox: '在 CodeSandbox 中打开（新标签页）',
    project: '下载完整项目',
    withEdits: '包含我的修改',
    copyEdited: '复制我修改的代码',
    copyLink: '复制我的代码链接',
    playground: '在演练场中打开',
  },
} as const;

/** What a reader makes of the demo: it imports a package that the demo does not. */
const EDITED = "import { Button } from 'antd';\nexport default () => <Button>mine</Button>;\n";

/** The packages of a project. */
const packagesOf = (files: Record<string, string>) =>
  Object.keys((JSON.parse(files['package.json']) as { dependencies: object }).dependencies);

let playground: PlaygroundServer;
beforeAll(async () => {
  playground = await startPlaygroundServer();
});
afterAll(async () => {
  await playground.close();
});

/** Rules of WCAG that the demo breaks, as axe sees it; the playground's own page is not ours to judge. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const result = await inPage.run({ include: ['[data-demo]'], exclude: ['iframe'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
}

describeInTurn(LOCALES, 'other places for a demo in $id', ({ id: locale, prefix }, it) => {
  const words = { ...DEMO_WORDS[locale], ...WORDS[locale] };

  async function open(width: number) {
    const watched = await openPage(browser, siteUrl(), {
      locale,
      viewport: { width, height: 800 },
    });
    await standInForStackBlitz(watched.context, playground);
    await watched.page.goto(`${siteUrl()}${prefix}intro/start`);
    await hydrated(watched.page);
    const block = demoBlock(watched.page, 'start-basic');
    const button = (name: string) => block.getByRole('button', { name, exact: true });
    const said = (text: string) => block.getByRole('status').filter({ hasText: text }).waitFor();
    return { ...watched, block, button, said };
  }

  it('run it in the page when asked, by keyboard, in a window of 320 px', async () => {
    const { page, context, problems, block, button, said } = await open(320);
    const before = playground.requests.length;
    const scrolls = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );

    await button(words.openIn).focus();
    expect(await isPopupOpen(button(words.openIn))).toBe(false);
    await page.keyboard.press('Enter');
    await block.getByText(words.hint).waitFor();
    expect(await isPopupOpen(button(words.openIn))).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await scrolls()).toBe(false);
    expect(await block.locator('iframe').count()).toBe(0);
    expect(playground.requests).toHaveLength(before);

    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(words.run);
    await page.keyboard.press('Enter');
    await said(words.connected);
    const state = await playgroundState(block.frameLocator('iframe'));
    expect(state.title).toBe(await block.locator('[id$="-title"]').innerText());
    expect(state.files['src/demo/basic.tsx']).toMatch(/^import .*bindform/s);
    expect(await violations(page)).toEqual([]);
    expect(await scrolls()).toBe(false);

    await page.keyboard.press('Enter');
    await button(words.run).waitFor();
    expect(await focused()).toBe(words.run);
    expect(await block.locator('iframe').count()).toBe(0);
    await button(words.openIn).press('Space');
    await button(words.stackBlitz).waitFor();
    expect(await button(words.run).count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are reached with an arrow key from the button, the last one too', async () => {
    const { page, context, problems, button } = await open(1280);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const [key, item] of [
      ['ArrowUp', words.run],
      ['ArrowDown', words.playground],
    ]) {
      await button(words.openIn).focus();
      await page.keyboard.press(key);
      expect([key, await focused()]).toEqual([key, item]);
      await page.keyboard.press('Escape');
      expect(await isPopupOpen(button(words.openIn))).toBe(false);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it("take the reader's edits", async () => {
    const { page, context, problems, block, button, said } = await open(1280);
    const files = async () =>
      (await playgroundState(block.locator('[data-online-embed]').frameLocator('iframe'))).files;
    const sent = async () => (await files())['src/demo/basic.tsx'];
    await button(words.openIn).click();
    await button(words.run).click();
    await said(words.connected);
    await button(words.send).click();
    await said(words.nothing);

    await button(words.edit).click();
    await fillCode(block.getByRole('textbox', { name: /basic\.tsx/ }), EDITED);
    // Until the result has its height, the embed below it moves.
    await shown(previewIn(page).getByText('mine'));
    await button(words.send).click();
    await said(words.sent);
    expect(await sent()).toBe(EDITED);
    expect(packagesOf(await files())).toContain('antd');
    const tab = context.waitForEvent('page');
    await button(words.newTab).click();
    expect((await playgroundState(await tab)).files['src/demo/basic.tsx']).toBe(EDITED);

    // Also when it was opened with the original before.
    const embed = block.locator('[data-online-embed]');
    await embed.getByRole('button', { name: words.close }).click();
    await button(words.run).click();
    await said(words.connected);
    expect(await sent()).toBe(EDITED);

    // Also after a reload, when the editor is closed.
    await page.reload();
    await hydrated(page);
    await button(words.openIn).click();
    await button(words.run).click();
    await said(words.connected);
    expect(await sent()).toBe(EDITED);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("take the reader's edits along from everywhere, unless the original is chosen", async () => {
    const { page, context, problems, block, button } = await open(1280);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://codesandbox.io/**', (route) => route.fulfill({ body: 'sandbox' }));
    await button(words.edit).click();
    await fillCode(block.getByRole('textbox', { name: /basic\.tsx/ }), EDITED);
    // Until the result has its height, what is anchored below it moves.
    await shown(previewIn(page).getByText('mine'));

    await button(words.copyEdited).click();
    await until('the edited code in the clipboard', () =>
      page.evaluate(async () => (await navigator.clipboard.readText()).includes('mine')),
    );
    const choose = async (place: string) => {
      if (!(await button(place).isVisible())) await button(words.openIn).click();
      await button(place).click();
    };
    const tab = context.waitForEvent('page');
    await choose(words.stackBlitz);
    const { files } = await playgroundState(await tab);
    expect(files['src/demo/basic.tsx']).toBe(EDITED);
    expect(packagesOf(files)).toContain('antd');

    const posted = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://codesandbox.io/api/v1/sandboxes/define'),
    );
    await choose(words.codeSandbox);
    const parameters = new URLSearchParams((await posted).postData() ?? '').get('parameters');
    const sandbox = decompressFromBase64(String(parameters).replace(/-/g, '+').replace(/_/g, '/'));
    expect(sandbox).toContain('<Button>mine</Button>');

    const save = async (place: string) => {
      const download = page.waitForEvent('download');
      await choose(place);
      return downloadedBytes(await download);
    };
    const archive = unzipSync(await save(words.project));
    expect(strFromU8(archive['start-basic/src/demo/basic.tsx'])).toBe(EDITED);
    expect((await save(words.download('start-basic.tsx'))).toString()).toBe(EDITED);

    await button(words.openIn).click();
    const choice = block.getByRole('checkbox', { name: words.withEdits });
    expect(await choice.isChecked()).toBe(true);
    expect(await button(words.copyLink).isEnabled()).toBe(true);
    // By keyboard: a click may first scroll the page, and the list follows a frame later.
    await choice.press('Space');
    expect(await choice.isChecked()).toBe(false);
    expect(await button(words.copyLink).isEnabled()).toBe(false);
    expect((await save(words.download('start-basic.tsx'))).toString()).toContain('useForm');
    await button(words.copy).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('open in a new tab or are kept on the disk, with the same files', async () => {
    const { page, context, problems, button } = await open(1280);
    await context.route('https://codesandbox.io/**', (route) => route.fulfill({ body: 'sandbox' }));
    const choose = async (place: string) => {
      await button(words.openIn).click();
      await button(place).click();
      expect(await isPopupOpen(button(words.openIn))).toBe(false);
    };

    const tab = context.waitForEvent('page');
    await choose(words.stackBlitz);
    const { files } = await playgroundState(await tab);

    const posted = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://codesandbox.io/api/v1/sandboxes/define'),
    );
    await choose(words.codeSandbox);
    expect((await posted).method()).toBe('POST');

    const download = page.waitForEvent('download');
    await choose(words.project);
    const archive = unzipSync(await downloadedBytes(await download));
    const unpacked = Object.fromEntries(
      Object.entries(archive).map(([name, bytes]) => [
        name.replace('start-basic/', ''),
        strFromU8(bytes),
      ]),
    );
    expect(unpacked).toEqual(files);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('says so when its code cannot be fetched, and works once it can', async () => {
  const { page, context } = await openPage(browser, siteUrl());
  await page.goto(`${siteUrl()}intro/start`);
  await hydrated(page);
  const block = demoBlock(page, 'start-basic');
  const button = (name: string) => block.getByRole('button', { name, exact: true });
  await context.setOffline(true);
  await button('Open in…').click();
  await button('Download the project').click();
  await block.getByText('The files could not be loaded.').waitFor();
  await context.setOffline(false);
  await button('Open in…').click();
  const download = page.waitForEvent('download');
  await button('Download the project').click();
  await download;
  expect(await block.getByText('The files could not be loaded.').count()).toBe(0);
  await context.close();
});
