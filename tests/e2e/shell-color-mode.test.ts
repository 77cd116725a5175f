import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { isPopupOpen } from '../support/popup';
import { LOCALES, siteUrl } from '../support/site';

const READERS = {
  'en-US': { menu: 'Color mode', light: 'Light', dark: 'Dark', auto: 'Auto' },
  'zh-CN': { menu: '颜色模式', light: '浅色', dark: '深色', auto: '自动' },
} as const;

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const modeIs = (page: Page, wanted: string) =>
  page.locator(`html[data-theme="${wanted}"]`).waitFor({ state: 'attached' });

/** Red, green and blue at the top left corner of what the reader sees. */
async function cornerColor(page: Page): Promise<number[]> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const reading = await page.context().newPage();
  const color = await reading.evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, png.toString('base64'));
  await reading.close();
  return color;
}

describeInTurn(LOCALES, 'the color mode in $id', ({ id, prefix }, it) => {
  const reader = READERS[id];
  const address = () => `${siteUrl()}${prefix}intro/start`;
  const open = async (colorScheme: 'light' | 'dark') => {
    const opened = await openPage(browser, siteUrl(), { locale: id, colorScheme });
    await opened.page.goto(address());
    await hydrated(opened.page);
    return opened;
  };
  const button = (page: Page) =>
    page.getByRole('banner').or(page.getByRole('navigation')).getByRole('button', {
      name: reader.menu,
    });
  const item = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });
  const choose = async (page: Page, name: string) => {
    await button(page).first().click();
    await item(page, name).click();
  };
  const stored = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^theme/.test(key)));

  it('is auto at first, which stores nothing and follows the system', async () => {
    const { page, context, problems } = await open('dark');
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await modeIs(page, 'light');
    expect(await stored(page)).toEqual([]);
    await button(page).first().click();
    expect(await item(page, reader.auto).getAttribute('aria-checked')).toBe('true');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is remembered once chosen, and forgotten with auto', async () => {
    const { page, context, problems } = await open('dark');
    await choose(page, reader.light);
    expect(await mode(page)).toBe('light');
    await page.reload();
    await hydrated(page);
    expect(await mode(page)).toBe('light');
    await choose(page, reader.auto);
    expect(await mode(page)).toBe('dark');
    expect(await stored(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is the same in the other language', async () => {
    const { page, context } = await open('light');
    await choose(page, reader.dark);
    await page.goto(`${siteUrl()}${prefix ? '' : 'zh-CN/'}intro/start`);
    await hydrated(page);
    expect(await mode(page)).toBe('dark');
    await context.close();
  });

  it('is the same in every tab', async () => {
    const { page, context, problems } = await open('light');
    const second = await context.newPage();
    await second.goto(address());
    await hydrated(second);
    await choose(page, reader.dark);
    await modeIs(second, 'dark');
    await choose(second, reader.auto);
    await modeIs(page, 'light');
    await button(page).first().click();
    expect(await item(page, reader.auto).getAttribute('aria-checked')).toBe('true');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    { system: 'dark', chosen: undefined, dark: true },
    { system: 'light', chosen: undefined, dark: false },
    { system: 'dark', chosen: 'light', dark: false },
    { system: 'light', chosen: 'dark', dark: true },
  ] as const)(
    'is right at the first paint (system $system, chosen $chosen)',
    async ({ system, chosen, dark }) => {
      const { page, context } = await open(system);
      if (chosen) await choose(page, reader[chosen]);
      // What is painted without any of the site's own scripts is the first paint.
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      const [red, green, blue] = await cornerColor(page);
      expect((red + green + blue) / 3 < 128).toBe(dark);
      await context.close();
    },
  );

  it('is chosen by keyboard alone', async () => {
    const { page, context, problems } = await open('light');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button(page).first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(reader.light);
    expect(await isPopupOpen(button(page).first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(reader.auto);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(reader.dark);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await mode(page)).toBe('light');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe(reader.auto);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await modeIs(page, 'dark');
    const back = await button(page)
      .first()
      .evaluate((each) => each === document.activeElement);
    expect(back).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
