import type { Page } from 'playwright-core';
import { browser, openPage } from '../support/browser';
import { LOCALES, siteUrl } from '../support/site';

/** Width of the widest paragraph, in em. */
const measure = (page: Page) =>
  page.locator('.markdown > p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const { fontSize } = getComputedStyle(paragraph);
        return paragraph.getBoundingClientRect().width / parseFloat(fontSize);
      }),
    ),
  );

describe.each(LOCALES)('text in $id', ({ id: locale, prefix }) => {
  let page: Page;
  beforeAll(async () => {
    const viewport = { width: 1440, height: 900 };
    ({ page } = await openPage(browser, siteUrl(), { locale, viewport }));
    await page.goto(`${siteUrl()}${prefix}intro/vaild`);
  });

  it.each([
    [1, '36px'],
    [2, '24px'],
    [3, '19px'],
  ] as const)('has headings of level %i in the size of the scale', async (level, size) => {
    const heading = page.getByRole('main').getByRole('heading', { level }).first();
    const style = await heading.evaluate((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return { fontSize, fontWeight };
    });
    expect(style).toEqual({ fontSize: size, fontWeight: '600' });
  });

  it('keeps running text to a measure of 40 em', async () => {
    expect(await measure(page)).toBeLessThanOrEqual(40);
    expect(await measure(page)).toBeGreaterThan(30);
  });

  it('shows a demo with its title above, its code next to it, and its form as wide as forms are', async () => {
    const demo = page.locator('[data-demo="vaild-basic"]');
    const box = async (part: string) => (await demo.locator(part).boundingBox())!;
    const [title, form] = [await box('[id$="-title"]'), await box('[data-demo-preview] > div')];
    const code = await box('[data-demo-excerpt]');
    expect(title.y + title.height).toBeLessThan(Math.min(form.y, code.y));
    expect(form.width).toBeGreaterThanOrEqual(360);
    expect(form.width).toBeLessThanOrEqual(420);
    expect(code.x + code.width).toBeLessThanOrEqual(form.x);
    const inspector = await box('[data-demo-inspector]');
    expect(inspector.y).toBeGreaterThanOrEqual(code.y + code.height - 1);
    expect(inspector.x + inspector.width).toBeLessThanOrEqual(form.x);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await box('[data-demo-excerpt]')).y).toBeGreaterThan(
      (await box('[data-demo-inspector]')).y,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it.each(['intro/vaild', 'errors/BF003'])(
    'puts text and contents of %s in the middle of a wide window',
    async (address) => {
      const viewport = { width: 1920, height: 1000 };
      const wide = await openPage(browser, siteUrl(), { locale, viewport });
      await wide.page.goto(`${siteUrl()}${prefix}${address}`);
      const edge = (selector: string, side: 'left' | 'right') =>
        wide.page
          .locator(selector)
          .first()
          .evaluate((element, name) => element.getBoundingClientRect()[name], side);
      const before =
        (await edge('article', 'left')) - (await edge('.theme-doc-sidebar-container', 'right'));
      const after = 1920 - (await edge('main .col--3', 'right'));
      expect(Math.abs(before - after)).toBeLessThan(20);
      expect(await edge('main .col--3', 'left')).toBeLessThan(
        (await edge('article', 'right')) + 64,
      );
      await wide.context.close();
    },
  );

  it('follows a large default font', async () => {
    const large = await openPage(browser, siteUrl(), {
      locale,
      viewport: { width: 1280, height: 900 },
    });
    const devtools = await large.context.newCDPSession(large.page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
    await large.page.goto(`${siteUrl()}${prefix}intro/vaild`);
    const heading = large.page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('45px');
    expect(await measure(large.page)).toBeLessThanOrEqual(40);
    const overflow = await large.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await large.context.close();
  });
});

describe.each(['light', 'dark'] as const)('fields of demos in the %s mode', (colorScheme) => {
  it('have borders that can be seen', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { colorScheme });
    await page.goto(`${siteUrl()}intro/vaild`);
    const faint = await page
      .locator('[data-demo-preview] :is(input, select, textarea):not([class], [type="range"])')
      .evaluateAll((fields) => {
        const luminance = (color: string) => {
          const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
            const channel = Number(part) / 255;
            return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return fields.flatMap((field) => {
          const { borderTopColor, backgroundColor } = getComputedStyle(field);
          const [dark, light] = [borderTopColor, backgroundColor]
            .map(luminance)
            .sort((a, b) => a - b);
          const contrast = (light + 0.05) / (dark + 0.05);
          return contrast < 3 ? [`${field.outerHTML} ${contrast}`] : [];
        });
      });
    expect(faint).toEqual([]);
    await context.close();
  });
});
