import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { LOCALES, siteUrl } from '../support/site';

const PAGES = ['', 'intro/integration-ui', 'api/form-item-props'];

/** Both states in which a page can be at rest; each language takes one to keep the suite short. */
const VIEWS = {
  'en-US': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'zh-CN': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

/**
 * Replaces the stylesheet by that of the running app.
 *
 * @returns number of the elements and pseudo-elements compared (of similar elements, only one is), and the
 *   declarations of the first stylesheet that the second one changes
 */
const compareStylesheets = (page: Page) =>
  page.evaluate(async () => {
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class')}`;
    const samples = new Map(
      [...document.body.querySelectorAll('*')].map((element) => [
        `${nameOf(element.parentElement!)} > ${nameOf(element)}`,
        element,
      ]),
    );
    const computedStyles = () => {
      document.getAnimations().forEach((animation) => animation.finish());
      return [...samples].flatMap(([name, element]) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const shown = pseudo && style.content === 'none' ? [] : [...style];
          const text = shown.map((each) => `${each}: ${style.getPropertyValue(each)}`).join('; ');
          return { name: name + pseudo, text };
        }),
      );
    };
    const [prerendered, whole] = document.querySelectorAll<HTMLLinkElement>(
      'head link[rel=stylesheet]',
    );
    const before = computedStyles();
    const loaded = new Promise((resolve) => whole.addEventListener('load', resolve));
    whole.removeAttribute('type');
    await loaded;
    prerendered.remove();
    const changed = computedStyles().flatMap(({ name, text }, index) => {
      if (text === before[index].text) return [];
      const now = new Set(text.split('; '));
      const lost = before[index].text.split('; ').filter((declaration) => !now.has(declaration));
      return lost.map((declaration) => `${name} { ${declaration} }`);
    });
    return { compared: before.filter(({ text }) => text !== '').length, changed };
  });

const STYLESHEET = /\/assets\/css\//;

describeInTurn(LOCALES, 'the stylesheet of prerendered pages in $id', ({ id, prefix }, it) => {
  it.each(PAGES)('shows "%s" as the stylesheet of the app does', async (address) => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id, ...VIEWS[id] });
    await page.goto(siteUrl() + prefix + address);
    const { compared, changed } = await compareStylesheets(page);
    expect(compared).toBeGreaterThan(100);
    expect(changed.slice(0, 20)).toEqual([]);
    await context.close();
  });

  it('is the only one until a reader shows presence; then comes the whole one', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale: id });
    const requested: string[] = [];
    page.on('request', (request) => {
      const [name] = /[\w-]+(?=\.\w+\.css$)/.exec(new URL(request.url()).pathname) ?? [];
      if (STYLESHEET.test(request.url())) requested.push(name!);
    });
    await page.goto(`${siteUrl()}${prefix}intro/start`, { waitUntil: 'networkidle' });
    expect(requested).toEqual(['prerendered']);
    await hydrated(page);
    expect(requested).toEqual(['prerendered', 'styles']);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is replaced by the whole one, so that no rule is matched twice', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await hydrated(page);
    await until(
      'one stylesheet',
      async () => (await page.locator('head link[rel=stylesheet]').count()) === 1,
    );
    expect(await page.locator('head link[rel=stylesheet]').getAttribute('href')).toMatch(
      /styles\.\w+\.css/,
    );
    await context.close();
  });

  it('is enough to start the app when the whole one cannot be loaded', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.route(/\/assets\/css\/styles\./, (route) => route.abort());
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await context.close();
  });
});
