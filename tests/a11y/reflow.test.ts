import type { Page } from 'playwright-core';
import { browser, enlargeText, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { LOCALES, siteUrl } from '../support/site';
import { tooWide } from '../support/tooWide';

/** Windows in which nothing may be lost (px): WCAG 1.4.10, and 1280 px at 200 % (WCAG 1.4.4). */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/** A desktop on which text alone is made twice as large (px). */
const DESKTOP = { width: 1280, height: 900 };

/** Controls of the navbar that cannot be reached: outside the window, or under one another. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.navbar :is(a, button)')]
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
      .filter((control) => !control.closest('.navbar-sidebar, ul ul, [popover]'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !hit || !(control.contains(hit) || hit.contains(control));
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(PAGE_KINDS)(
    '$name is not wider than its window, narrow or with large text',
    async (kind) => {
      const { page, context } = await openPage(browser, siteUrl(), {
        locale: locale.id,
        viewport: WINDOWS[0],
        reducedMotion: 'reduce',
      });
      await openKind(page, kind, locale);
      const found: Record<string, string[]> = {};
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const lost = kind.arrange ? [] : await outOfReach(page);
        found[`${size.width} px`] = [...(await tooWide(page)), ...lost];
      }
      await page.setViewportSize(DESKTOP);
      await enlargeText(page);
      found['text at 200 %'] = await tooWide(page);
      expect(found).toEqual({ '320 px': [], '640 px': [], 'text at 200 %': [] });
      await context.close();
    },
  );
});
