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

  it('keeps running text to a measure of 41 em', async () => {
    expect(await measure(page)).toBeLessThanOrEqual(41);
    expect(await measure(page)).toBeGreaterThan(30);
  });

  it('shows a demo with its title above, and its form as wide as forms are', async () => {
    const demo = page.locator('[data-demo="vaild-basic"]');
    const title = (await demo.locator('[id$="-title"]').boundingBox())!;
    const form = (await demo.locator('[data-demo-preview] > div').boundingBox())!;
    expect(title.y + title.height).toBeLessThan(form.y);
    expect(form.width).toBeGreaterThanOrEqual(360);
    expect(form.width).toBeLessThanOrEqual(420);
  });
});
