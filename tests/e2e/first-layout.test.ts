import type { Page } from 'playwright-core';
import { browser, hydrated, openPage, settle } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { LATE_SCRIPTS, openLate } from '../support/lateScripts';
import { LOCALES, siteUrl } from '../support/site';

const [ALL] = LATE_SCRIPTS;

/** Whether what is far below the fold is laid out only when it comes near the viewport. */
const isLazy = (page: Page) =>
  page
    .locator('.markdown > section')
    .last()
    .evaluate((section) => getComputedStyle(section).contentVisibility === 'auto');

const followContents = async (page: Page) => {
  const summary = page.locator('article summary').first();
  if (await summary.isVisible()) await summary.click();
  await page.locator('a[href="#layout"]:not(h2 *)').filter({ visible: true }).click();
};

describeInTurn(LOCALES, 'the first layout of a page, in $id', ({ id, prefix }, it) => {
  it.each([
    { name: 'scrolled', act: (page: Page) => page.mouse.wheel(0, 100) },
    {
      name: 'jumped far down',
      act: (page: Page) =>
        page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6)),
    },
  ])('lays out the whole page, and nothing moves, when a reader has $name', async ({ act }) => {
    const { page, context, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
      viewport: { width: 1440, height: 900 },
    });
    await settle(page);
    expect(await isLazy(page)).toBe(true);
    await act(page);
    await settle(page);
    const seen = await page.evaluateHandle(() =>
      [...document.querySelectorAll('.markdown > *')].find(
        (block) => block.getBoundingClientRect().bottom > innerHeight / 2,
      ),
    );
    const top = () => seen.evaluate((block) => block!.getBoundingClientRect().top);
    const before = await top();
    await arrive();
    await until('the layout of the whole page', async () => !(await isLazy(page)));
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await context.close();
  });

  it('is at its end after End, but does not move when End is pressed in a field', async () => {
    const { page, context, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
      viewport: { width: 1440, height: 900 },
    });
    const slider = page.locator('[data-demo="start-binding"] input[type="range"]');
    await slider.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await settle(page);
    await slider.focus();
    const top = async () => (await slider.boundingBox())!.y;
    const before = await top();
    await slider.press('End');
    await settle(page);
    expect(await isLazy(page)).toBe(true);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await slider.blur();
    await page.keyboard.press('End');
    await arrive();
    await until('the layout of the whole page', async () => !(await isLazy(page)));
    const missing = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await until('the end of the page', async () => (await missing()) < 2);
    await context.close();
  });

  it('stays where it is when End is pressed in the sidebar, which scrolls itself', async () => {
    const { page, context, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
      viewport: { width: 1440, height: 500 },
    });
    await settle(page);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await sidebar.getByRole('link').first().press('End');
    const last = sidebar.getByRole('link').filter({ visible: true }).last();
    await until('the end of the sidebar', async () => (await last.boundingBox())!.y < 500);
    await arrive();
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await context.close();
  });

  it('lays out all of a page whose hash or earlier position the browser scrolls to', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.goto(`${siteUrl()}${prefix}intro/start#next`);
    expect(await isLazy(page)).toBe(false);
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await page.reload();
    expect(await isLazy(page)).toBe(false);
    await context.close();
  });

  it.each([
    { name: 'its contents led to, on a phone', width: 390, act: followContents },
    { name: 'its contents led to, on a desktop', width: 1440, act: followContents },
    {
      name: 'was typed into the address bar',
      width: 1440,
      act: (page: Page) => page.evaluate(() => void (location.hash = 'layout')),
    },
  ])('stays at the section that $name', async ({ width, act }) => {
    const { page, context, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
      viewport: { width, height: 850 },
    });
    await act(page);
    const heading = page.locator('#layout');
    const top = async () => (await heading.boundingBox())!.y;
    await until('the section', async () => (await top()) < 300);
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await arrive();
    await hydrated(page);
    await settle(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await context.close();
  });
});
