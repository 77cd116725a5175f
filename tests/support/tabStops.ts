import type { Page } from 'playwright-core';

/** How many elements of a page the Tab key reaches. */
export const countTabStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    ).length;
  });
