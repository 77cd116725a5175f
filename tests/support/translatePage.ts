import type { Page } from 'playwright-core';

/**
 * Rewrites a page as the translator of a browser would: each text gives way to a `<font>` in a `<font>`
 * with other words; code, forms' values and what is marked `translate="no"` stay.
 *
 * @returns how many texts were rewritten
 */
export function translatePage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const kept = text.parentElement?.closest('script, style, textarea, [translate="no"], font');
      if (!kept && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });
}
