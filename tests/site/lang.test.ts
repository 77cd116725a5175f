import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { builtPages } from '../support/builtPages';
import { BUILD_DIR, LOCALES } from '../support/site';

const HAN = /\p{Script=Han}/u;
/** Code is read as code; what is no text is not read at all. */
const UNREAD = 'script, style, code, pre, template';

/** A part in Chinese that says so: the language menu has one on every page. */
const MARKED = /<[^>]*\blang="?zh-CN\b[^>]*>[^<]*/g;

/** Texts and labels with Chinese in them that no `lang` announces (WCAG 3.1.2). */
function unmarkedChinese(html: string): string[] {
  const { document, NodeFilter } = new JSDOM(html).window;
  const isMarked = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang')?.startsWith('zh') ?? false;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (HAN.test(data) && !parentElement?.closest(UNREAD) && !isMarked(parentElement)) {
      found.push(data.trim());
    }
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [alt]')) {
    const label = ['aria-label', 'title', 'alt']
      .map((name) => element.getAttribute(name))
      .join(' ');
    if (HAN.test(label) && !isMarked(element)) found.push(label.trim());
  }
  return found;
}

it('knows Chinese that is marked from Chinese that is not', () => {
  expect(unmarkedChinese('<html lang=en><p>简体 <b lang=zh-CN>中文</b> <code>名</code>')).toEqual([
    '简体',
  ]);
});

it('every Chinese word on an English page is marked as such', () => {
  const [english] = LOCALES;
  const found = builtPages(english).flatMap((page) => {
    const html = fs.readFileSync(path.join(BUILD_DIR, `${page || 'index'}.html`), 'utf8');
    // Most pages have nothing else, and need not be taken apart.
    if (!HAN.test(html.replace(MARKED, ''))) return [];
    return unmarkedChinese(html).map((text) => `${page}: ${text}`);
  });
  expect(found).toEqual([]);
});
