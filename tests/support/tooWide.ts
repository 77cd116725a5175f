import type { Page } from 'playwright-core';

/** Waits for media queries and resize observers, which are notified of a new width in the next frame. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Finds what makes the page wider than the window: the innermost elements that extend past its edge. */
export const tooWide = (page: Page): Promise<string[]> =>
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
