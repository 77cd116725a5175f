import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { browser, downloadedBytes, openPage } from '../support/browser';
import { DEMO_PAGES, DEMO_WORDS, demoBlock, demoLive, demoPreview } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { isFocused } from '../support/liveEditor';
import { LOCALES, siteUrl } from '../support/site';
import { countTabStops } from '../support/tabStops';

/** Most that the tools and the code of one demo may add; its fields are its own. */
const STOPS_PER_DEMO = 4;

/** Most around the text of a page, besides its lists of pages and sections, which grow with what they list. */
const STOPS_AROUND = 26;

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await downloadedBytes(download) };
}

describeInTurn(LOCALES, 'the toolbar of a demo in $id', ({ id: locale, prefix }, it) => {
  const words = DEMO_WORDS[locale];
  const toolbarName = { 'en-US': 'Demo tools', 'zh-CN': '示例工具栏' }[locale];
  const required = { 'en-US': 'Tell us your name', 'zh-CN': '请填写姓名' }[locale];
  const edit = { 'en-US': 'Edit code', 'zh-CN': '编辑代码' }[locale];
  const notCopied = {
    'en-US': 'The text to copy could not be loaded.',
    'zh-CN': '要复制的内容加载失败。',
  }[locale];
  const notShown = { 'en-US': 'The code could not be loaded.', 'zh-CN': '代码加载失败。' }[locale];

  async function open(path: string, id: string, options = {}) {
    const opened = await openPage(browser, siteUrl(), { locale, ...options });
    await opened.page.goto(siteUrl() + prefix + path);
    await demoLive(opened.page, id);
    const block = demoBlock(opened.page, id);
    const button = (name: string) => block.getByRole('button', { name });
    return { ...opened, block, button };
  }

  it('shows and hides the code, by keyboard alone', async () => {
    const { page, context, problems, block, button } = await open('intro/start', 'start-basic');
    const excerpt = block.locator('[data-demo-excerpt]');
    expect(await excerpt.innerText()).toContain('useForm(');
    expect(await excerpt.locator('.token.function').count()).toBeGreaterThan(0);
    await button(words.show).focus();
    expect(await button(words.show).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await block.getByText('export default').waitFor();
    expect(await button(words.hide).getAttribute('aria-expanded')).toBe('true');
    const region = page.locator(`#${await button(words.hide).getAttribute('aria-controls')}`);
    expect(await region.innerText()).toContain(required);
    expect(await region.locator('pre').getAttribute('tabindex')).toBe('0');
    expect(await excerpt.isVisible()).toBe(false);
    await page.keyboard.press('Space');
    await region.waitFor({ state: 'hidden' });
    expect(await excerpt.isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is one tab stop, which arrow keys move through', async () => {
    const { page, context, block } = await open('intro/start', 'start-basic');
    const toolbar = block.getByRole('toolbar', { name: toolbarName });
    const items = toolbar.locator('button:not([popover] *), a[href]:not([popover] *)');
    const focused = () =>
      items.evaluateAll((all) => all.findIndex((item) => item === document.activeElement));
    await items.first().focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', (await items.count()) - 1],
      ['ArrowRight', 0],
      ['ArrowLeft', (await items.count()) - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused()]).toEqual([key, index]);
    }
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(-1);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(0);
    await context.close();
  });

  it('leaves few tab stops on each page of the documentation', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale });
    const many: string[] = [];
    for (const [guide, demos] of Object.entries(DEMO_PAGES)) {
      await page.goto(siteUrl() + prefix + guide, { waitUntil: 'domcontentloaded' });
      const tools = await countTabStops(page, '[data-demo]', '[data-demo-preview]');
      const around = await countTabStops(page, 'html', 'article, .table-of-contents, .menu__list');
      if (tools > STOPS_PER_DEMO * demos.length) many.push(`${guide}, tools: ${tools}`);
      if (around > STOPS_AROUND) many.push(`${guide}, around: ${around}`);
    }
    expect(many).toEqual([]);
    await context.close();
  });

  it('copies the code and says so for a while', async () => {
    const { page, context, problems, block, button } = await open('intro/start', 'start-basic', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await button(words.copy).click();
    const said = block.getByRole('status').filter({ hasText: words.copied });
    await said.waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import .*bindform/s);
    expect(copied).toContain(required);
    expect(copied).not.toMatch(/i18n|@title/);
    await said.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('offers the code in a prompt where the clipboard is refused', async () => {
    const { page, context, button } = await open('intro/start', 'start-basic');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const prompted: string[] = [];
    page.on('dialog', (dialog) => {
      prompted.push(dialog.type(), dialog.defaultValue());
      void dialog.dismiss();
    });
    await button(words.copy).click();
    expect(prompted).toEqual(['prompt', expect.stringContaining(required)]);
    await context.close();
  });

  it('restarts the demo', async () => {
    const { page, context, button } = await open('intro/start', 'start-basic');
    const name = demoPreview(page, 'start-basic').getByRole('textbox').first();
    await name.fill('Ada');
    await button(words.more).click();
    await button(words.reset).click();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-demo="start-basic"] input')?.value === '',
    );
    await context.close();
  });

  it('saves a single file as it is, and several as an archive', async () => {
    const single = await open('intro/start', 'start-basic');
    await single.button(words.openIn).click();
    const file = await downloaded(single.page, () =>
      single.button(words.download('start-basic.tsx')).click(),
    );
    expect(file.name).toBe('start-basic.tsx');
    expect(file.bytes.toString()).toContain(required);
    await single.context.close();

    const several = await open('intro/custom', 'custom-rating');
    await several.button(words.openIn).click();
    const archive = await downloaded(several.page, () =>
      several.button(words.download('custom-rating.zip')).click(),
    );
    expect(archive.name).toBe('custom-rating.zip');
    const files = unzipSync(archive.bytes);
    expect(Object.keys(files).sort()).toEqual([
      'rating.tsx',
      'rating/Stars.tsx',
      'rating/stars.css',
    ]);
    expect(strFromU8(files['rating.tsx'])).toContain("from './rating/Stars'");
    expect(several.problems).toEqual([]);
    await several.context.close();
  });

  it('shows every file of a demo, each with its name', async () => {
    const { context, block, button } = await open('intro/custom', 'custom-rating');
    await button(words.show).click();
    for (const name of ['rating.tsx', 'rating/Stars.tsx', 'rating/stars.css']) {
      await block.getByRole('group', { name }).waitFor();
    }
    await context.close();
  });

  it('loads the code for readers who came from another page', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale });
    await page.goto(`${siteUrl()}${prefix}~demos/start-basic`);
    await page.locator('[data-live="true"]').waitFor();
    await page.locator('header').getByRole('link').click();
    await demoLive(page, 'start-basic');
    const block = demoBlock(page, 'start-basic');
    await block.locator('[data-demo-excerpt]').getByText('useForm').waitFor();
    await block.getByRole('button', { name: words.show }).click();
    await block.getByText('export default').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says why the code is missing for readers who came from another page', async () => {
    const { page, context } = await openPage(browser, siteUrl(), {
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${siteUrl()}${prefix}~demos/start-basic`);
    await page.locator('[data-live="true"]').waitFor();
    const data = /\/assets\/demos\/.*\.json$/;
    await page.route(data, (route) => route.abort());
    await page.locator('header').getByRole('link').click();
    await demoLive(page, 'start-binding');
    const block = demoBlock(page, 'start-binding');
    const button = (name: string) => block.getByRole('button', { name });
    const alert = (text: string) => block.getByRole('alert').filter({ hasText: text });

    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await button(words.copy).click();
    await alert(notCopied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    await button(words.show).click();
    await alert(notShown).waitFor();

    await page.unroute(data);
    await alert(notShown).getByRole('button', { name: words.retry }).click();
    await block.getByText('export default').waitFor();
    expect(await alert(notShown).count()).toBe(0);
    expect(await isFocused(button(words.hide))).toBe(true);
    expect(await block.locator('[data-demo-excerpt]').isVisible()).toBe(false);
    await context.close();
  });

  it('opens an editor that is late without taking the focus from what is typed', async () => {
    const { page, context, problems, button } = await open('intro/start', 'start-basic');
    await demoLive(page, 'start-binding');
    const field = demoPreview(page, 'start-binding').getByRole('spinbutton');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await button(edit).click();
    await field.fill('1');
    release();
    await page.locator('[data-live-editor]').getByRole('textbox').first().waitFor();
    expect(await isFocused(field)).toBe(true);
    await page.keyboard.type('2');
    expect(await field.inputValue()).toBe('12');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to the page of the demo', async () => {
    const { page, context, block, button } = await open('intro/vaild', 'vaild-basic');
    await button(words.more).click();
    await block.getByRole('link', { name: words.open }).click();
    await page.waitForURL(`${siteUrl()}${prefix}~demos/vaild-basic`);
    await page.locator('[data-demo-page="vaild-basic"] [data-live="true"]').waitFor();
    await context.close();
  });

  it('keeps a crash to its own block, and tries again', async () => {
    const { page, context, problems } = await open('intro/custom', 'custom-crash');
    const crash = demoPreview(page, 'custom-crash');
    await crash.getByText(words.stack).click();
    await crash.getByRole('group', { name: words.stack }).getByText('TypeError').waitFor();
    await crash.getByRole('button', { name: words.retry }).click();
    await crash.getByRole('alert').waitFor();
    await page.keyboard.press('Tab');
    expect(await crash.evaluate((own) => own.contains(document.activeElement))).toBe(true);
    await demoLive(page, 'custom-rating');
    await demoPreview(page, 'custom-rating').getByRole('radio').nth(3).check();
    expect(problems).toEqual([]);
    await context.close();
  });
});
