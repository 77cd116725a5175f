import type { Locator, Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { siteUrl } from '../support/site';

async function open(media: NonNullable<Parameters<Page['emulateMedia']>[0]>) {
  const { page, context } = await openPage(browser, siteUrl());
  await page.emulateMedia(media);
  await page.goto(`${siteUrl()}intro/install`);
  await hydrated(page);
  return { page, context };
}

/** The line around something, as it is drawn. */
const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

describe('with forced colors', () => {
  it('lines say what backgrounds said', async () => {
    const { page, context } = await open({ forcedColors: 'active' });
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    expect(await outline(sidebar.locator('.menu__link--active'))).toBe('solid 2px');
    expect(await outline(sidebar.locator('.menu__link:not(.menu__link--active)').first())).not.toBe(
      'solid 2px',
    );
    const tabs = page.getByRole('main').getByRole('tab');
    expect(await outline(tabs.and(page.locator('[aria-selected="true"]')).first())).toBe(
      'solid 2px',
    );
    expect(await outline(tabs.and(page.locator('[aria-selected="false"]')).first())).not.toBe(
      'solid 2px',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await outline(page.locator(':focus'))).toBe('solid 2px');
    await context.close();
  });

  it.each([
    ['the contents of a phone', 'details summary', '::after', 390],
    ['breadcrumbs', '.breadcrumbs__item:not(:last-child)', '::after', 1440],
    ['the button to the top', '.theme-back-to-top-button', '::after', 1440],
  ])('the chevron of %s has another color than the page', async (_what, selector, part, width) => {
    const { page, context } = await open({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 900 });
    const color = page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
    const behind = page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await color).toMatch(/^rgb\(/);
    expect(await color).not.toBe(await behind);
    await context.close();
  });
});

describe.each(['light', 'dark'] as const)('with more contrast in the %s mode', (colorScheme) => {
  it('lines and quiet text come forward', async () => {
    const plain = await open({ colorScheme });
    const strong = await open({ colorScheme, contrast: 'more' });
    const token = (page: Page, name: string) =>
      page.evaluate(
        (own) => getComputedStyle(document.documentElement).getPropertyValue(own),
        name,
      );
    for (const name of ['--site-line', '--site-muted', '--ifm-color-primary', '--site-focus']) {
      expect(await token(strong.page, name)).not.toBe(await token(plain.page, name));
    }
    expect(await outline(strong.page.locator('.theme-doc-sidebar-menu .menu__link--active'))).toBe(
      'solid 1px',
    );
    await plain.context.close();
    await strong.context.close();
  });
});
