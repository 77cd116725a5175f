import type { Page } from 'playwright-core';

/**
 * Compares what a page shows with its prerendered HTML: headings, paragraphs, code and tables of its
 * main part. Demos, which live on, and what stands at the foot of a page are left out.
 *
 * @returns the texts that a reader without scripts would read, and that are not there any more
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = (root: ParentNode) =>
      [...root.querySelectorAll('main :is(h1, h2, h3, p, pre, td, th, li)')]
        .filter((element) => !element.closest('[data-demo], nav, footer, button, [role=status]'))
        .map((element) => element.textContent.trim())
        .filter(Boolean);
    const html = await (await fetch(location.href)).text();
    const prerendered = new DOMParser().parseFromString(html, 'text/html');
    const shown = new Set(texts(document));
    const expected = texts(prerendered);
    return expected.length > 0 ? expected.filter((text) => !shown.has(text)) : ['no text at all'];
  });
}
