import type { Page } from 'playwright-core';
import { browser, enlargeText, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

/** Widths of laptops (px), where a navbar with break points in px has the least room. */
const WIDTHS = [1000, 1024, 1280, 1366, 1440];

/** Default fonts that a reader may choose (px): usual, large, very large, and twice the usual (WCAG 1.4.4). */
const FONTS = [16, 20, 24, 32];

/** Controls of the navbar that lie over one another, or outside the window. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('.navbar__inner :is(a, button)')].filter(
      (control) =>
        control.checkVisibility({ checkVisibilityCSS: true }) &&
        !control.closest('.navbar-sidebar, [popover]'),
    );
    const boxes = controls.map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent ?? '',
      box: control.getBoundingClientRect(),
    }));
    const outside = boxes
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth + 0.5)
      .map(({ name }) => `${name} is outside`);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 0.5 &&
            box.left < one.box.right - 0.5 &&
            one.box.top < box.bottom &&
            box.top < one.box.bottom,
        )
        .map(({ name }) => `${one.name} over ${name}`),
    );
    return [...outside, ...over];
  });

describeInTurn(LOCALES, 'with a large default font in $id', ({ id, prefix }, it) => {
  it('no control of the navbar lies over another, and the page keeps to its window', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale: id });
    const session = await context.newCDPSession(page);
    const found: string[] = [];
    for (const font of FONTS) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
      await page.goto(`${siteUrl()}${prefix}intro/vaild`);
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${font}px`,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // One row, as high as a row is by itself.
        const { height } = (await page.locator('.navbar').boundingBox())!;
        if (height > 4 * font)
          found.push(`${font} px in ${width} px: the navbar is ${height} px high`);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        const faults = [...(await overlaps(page)), ...(wide ? ['the page scrolls sideways'] : [])];
        found.push(...faults.map((fault) => `${font} px in ${width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('no control of the navbar lies over another when text alone is twice as large', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.goto(`${siteUrl()}${prefix}intro/vaild`);
    await hydrated(page);
    await enlargeText(page);
    const found: Record<string, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found[width] = await overlaps(page);
    }
    expect(found).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, []])));
    await context.close();
  });

  it('the sidebar is in the menu where the page has no room for it', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), {
      locale: id,
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
    });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 20, fixed: 20 } });
    await page.goto(`${siteUrl()}${prefix}intro/vaild`);
    await hydrated(page);
    await page.getByRole('button', { name: /Toggle navigation bar|切换导航栏/ }).click();
    const current = page.locator('.navbar-sidebar [aria-current="page"]');
    await current.filter({ hasText: /Form validation|表单校验/ }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
