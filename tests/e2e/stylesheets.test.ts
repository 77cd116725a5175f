import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const PAGES = ['', 'intro/integration-ui', 'api/form-item-props'];

/** Both states in which a page can be at rest; each language takes one to keep the suite short. */
const VIEWS = {
  'en-US': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'zh-CN': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

/**
 * The computed styles of elements and their pseudo-elements, one line for each property;
 * of similar elements, only of the first.
 */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    document.getAnimations().forEach((animation) => animation.finish());
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class')}`;
    const elements = [...document.body.querySelectorAll('*')].reverse();
    const firsts = new Map(
      elements.map((element) => [
        `${nameOf(element.parentElement!)} > ${nameOf(element)}`,
        element,
      ]),
    );
    const describe = (name: string, style: CSSStyleDeclaration) =>
      [...style].map((each) => `${name} { ${each}: ${style.getPropertyValue(each)} }`);
    return [...firsts].flatMap(([name, element]) =>
      [undefined, '::before', '::after']
        .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
        .filter(({ pseudo, style }) => !pseudo || style.content !== 'none')
        .flatMap(({ pseudo = '', style }) => describe(name + pseudo, style)),
    );
  });

/** Shows the page in the stylesheet of the running app. */
const showWholeStylesheet = (page: Page) =>
  page.evaluate(async () => {
    const [prerendered, whole] = document.querySelectorAll<HTMLLinkElement>(
      'head link[rel=stylesheet]',
    );
    const loaded = new Promise((resolve) => whole.addEventListener('load', resolve));
    whole.removeAttribute('type');
    await loaded;
    prerendered.remove();
  });

const STYLESHEET = /\/assets\/css\//;

describeInTurn(LOCALES, 'the stylesheet of prerendered pages in $id', ({ id, prefix }, it) => {
  it.each(PAGES)('shows "%s" as the stylesheet of the app does', async (address) => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id, ...VIEWS[id] });
    await page.goto(siteUrl() + prefix + address);
    const before = await computedStyles(page);
    await showWholeStylesheet(page);
    const after = await computedStyles(page);
    expect(before.length).toBeGreaterThan(10_000);
    const expected = new Set(after);
    expect(before.filter((line) => !expected.has(line)).slice(0, 20)).toEqual([]);
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
