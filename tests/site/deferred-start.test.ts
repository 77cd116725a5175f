import { gzipSync } from 'node:zlib';
import { builtDocument, builtText } from '../support/builtDocument';
import { builtPages } from '../support/builtPages';
import { BASE, LOCALES, SITE_DIR } from '../support/site';

/** Most that the inline script may weigh (gz, bytes). */
const BOOT_SIZE = 3 * 1024;

/** Most that a page may weigh with its stylesheet until the app starts (gz, bytes). */
const PAGE_SIZE = 52 * 1024;

/** Most that the HTML of a page may have (bytes), which a phone has to parse and lay out. */
const HTML_SIZE = 150 * 1024;

/** Most that the app may weigh, which the first sign of a reader starts (gz, bytes). */
const APP_SIZE = 134_000;

/** Most that the messages of a translation add to it (gz, bytes). */
const MESSAGES_SIZE = 10_000;

const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

describe.each(LOCALES)('the pages in $id', (locale) => {
  const documents = () =>
    builtPages(locale).map((page) => {
      const file = `${locale.prefix}${page.replace(/^$|\/$/, '$&index')}.html`;
      return { page, html: builtText(file), $: builtDocument(file) };
    });

  it('request no script: those of the app are only named', () => {
    const requested = documents().flatMap(({ page, $ }) =>
      $('script[src]:not([type="text/deferred"]), link[as="script"], link[rel="modulepreload"]')
        .toArray()
        .map((element) => `${page}: ${$.html(element)}`),
    );
    expect(requested).toEqual([]);
    const withoutApp = documents().filter(({ $ }) => $('script[type="text/deferred"]').length < 2);
    expect(withoutApp.map(({ page }) => page)).toEqual([]);
  });

  it('weigh at most 52 KB with the only stylesheet that they request, and 150 KB unpacked', () => {
    const heavy = documents().flatMap(({ page, html, $ }) => {
      const sheets = $('link[rel="stylesheet"]:not([type="text/deferred"])').toArray();
      const [href] = sheets.map((sheet) => $(sheet).attr('href')!);
      const size = gzipBytes(html) + gzipBytes(builtText(href.slice(BASE.length)));
      const isSmall = sheets.length === 1 && /\/prerendered\.\w+\.css$/.test(href);
      const unpacked = Buffer.byteLength(html);
      return isSmall && size <= PAGE_SIZE && unpacked <= HTML_SIZE
        ? []
        : [`${page}: ${size} bytes with ${href}, ${unpacked} unpacked`];
    });
    expect(heavy).toEqual([]);
  });

  it(`start an app of at most ${APP_SIZE} bytes and its messages, without what only its build reads`, () => {
    const $ = builtDocument(`${locale.prefix}guides/overview.html`);
    const scripts = $('script[type="text/deferred"][src]')
      .toArray()
      .map((script) => builtText($(script).attr('src')!.slice(BASE.length)));
    const sizes = scripts.map(gzipBytes);
    // The largest section, and the two files of the app.
    expect(sizes).toHaveLength(3);
    const limit = APP_SIZE + (locale.prefix ? MESSAGES_SIZE : 0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
    // After a change of what is left out, the bundler's cache may still have it; `npm run build:cold` clears it.
    const unread = [SITE_DIR, '@site/', 'ssrTemplate', 'onBrokenMarkdownLinks'];
    expect(unread.filter((text) => scripts.join().includes(text))).toEqual([]);
  });

  it('start with a boot script that is small, before the stylesheet', () => {
    const faults = documents().flatMap(({ page, $ }) => {
      const boot = $('head script:not([src])')
        .toArray()
        .find((script) => $(script).text().includes('heldInput'));
      if (!boot) return [`${page}: has none`];
      const size = gzipBytes($(boot).text());
      const isLate = $(boot).prevAll('link[rel="stylesheet"]').length > 0;
      return [
        ...(size > BOOT_SIZE ? [`${page}: ${size} bytes`] : []),
        ...(isLate ? [`${page}: stands after the stylesheet`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });
});
