import type { Page } from 'playwright-core';
import { browser, openPage } from '../support/browser';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { LOCALES, siteUrl } from '../support/site';

/** Windows in which nothing may be lost (px): WCAG 1.4.10, and a desktop at 200 % (WCAG 1.4.4). */
const WINDOWS = [
  { name: '320 px', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: '1280 px at 200 %', viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
];

/** What makes the page wider than the window: the innermost elements that reach past the edge. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const past = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const inner = past.filter((element) => !past.some((other) => other.parentElement === element));
    return [
      `page is ${root.scrollWidth} px wide`,
      ...inner.map((each) => each.outerHTML.slice(0, 90)),
    ];
  });

/** Controls of the navbar that cannot be reached: outside of the window, or under one another. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.navbar :is(a, button)')]
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
      .filter((control) => !control.closest('.navbar-sidebar, ul ul, .dropdown__menu'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !hit || !(control.contains(hit) || hit.contains(control));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

describe.each(LOCALES)('in $id', (locale) => {
  it.each(WINDOWS)(
    'no page is wider than a window of $name',
    async ({ viewport, deviceScaleFactor }) => {
      const { page, context } = await openPage(browser, siteUrl(), {
        locale: locale.id,
        viewport,
        deviceScaleFactor,
        reducedMotion: 'reduce',
      });
      const found: string[] = [];
      for (const kind of PAGE_KINDS) {
        await openKind(page, kind, locale);
        const faults = [...(await tooWide(page)), ...(kind.arrange ? [] : await outOfReach(page))];
        found.push(...faults.map((fault) => `${kind.name}: ${fault}`));
      }
      expect(found).toEqual([]);
      await context.close();
    },
    180_000,
  );

  it('no page is wider than its window when all text is twice as large', async () => {
    const { page, context } = await openPage(browser, siteUrl(), {
      locale: locale.id,
      viewport: { width: 1280, height: 900 },
    });
    const found: string[] = [];
    for (const kind of PAGE_KINDS) {
      await openKind(page, kind, locale);
      await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
      found.push(...(await tooWide(page)).map((fault) => `${kind.name}: ${fault}`));
    }
    expect(found).toEqual([]);
    await context.close();
  }, 180_000);
});
