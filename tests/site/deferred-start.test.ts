import { gzipSync } from 'node:zlib';
import { builtDocument } from '../support/builtDocument';
import { builtPages } from '../support/builtPages';
import { LOCALES } from '../support/site';

/** Most that the inline script may weigh (gz, bytes). */
const BOOT_SIZE = 3 * 1024;

describe.each(LOCALES)('the pages in $id', (locale) => {
  const documents = () =>
    builtPages(locale).map((page) => {
      const file = `${locale.prefix}${page.replace(/^$|\/$/, '$&index')}.html`;
      return { page, $: builtDocument(file) };
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

  it('start with a boot script that is small, before the stylesheet', () => {
    const faults = documents().flatMap(({ page, $ }) => {
      const boot = $('head script:not([src])')
        .toArray()
        .find((script) => $(script).text().includes('heldInput'));
      if (!boot) return [`${page}: has none`];
      const size = gzipSync($(boot).text(), { level: 9 }).length;
      const isLate = $(boot).prevAll('link[rel="stylesheet"]').length > 0;
      return [
        ...(size > BOOT_SIZE ? [`${page}: ${size} bytes`] : []),
        ...(isLate ? [`${page}: stands after the stylesheet`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });
});
