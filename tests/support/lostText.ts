import type { Page } from 'playwright-core';

/**
 * Runs in a page: compares what it shows with its prerendered HTML: headings, paragraphs, code and tables
 * of its main part. Demos, which live on, and what is at the foot of a page are left out.
 *
 * @returns the texts that a reader without scripts would read, and that are not there any more
 */
export function findLostText(): string[] {
  const texts = (root: ParentNode) =>
    [...root.querySelectorAll('main :is(h1, h2, h3, p, pre, td, th, li)')]
      .filter((element) => !element.closest('[data-demo], nav, footer, button, [role=status]'))
      .map((element) => element.textContent.trim())
      .filter(Boolean);
  const request = new XMLHttpRequest();
  request.open('GET', location.href, false);
  request.send();
  const prerendered = new DOMParser().parseFromString(request.responseText, 'text/html');
  const shown = new Set(texts(document));
  const expected = texts(prerendered);
  return expected.length > 0 ? expected.filter((text) => !shown.has(text)) : ['no text at all'];
}

/** {@link findLostText} in a page of Playwright's. */
export const lostText = (page: Page): Promise<string[]> => page.evaluate(findLostText);
