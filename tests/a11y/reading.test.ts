import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const WORDS = {
  'en-US': { skip: 'Skip to main content', title: /^Installation/ },
  'zh-CN': { skip: '跳到主要内容', title: /^安装/ },
} as const;

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((own) => document.activeElement?.closest(own) != null, selector);

/** What hides the element that has the focus, or undefined when it can be seen whole. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const [box] = focused.getClientRects();
    const name = `${focused.tagName} "${(focused.textContent || focused.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    if (!box || !box.width) return `${name} has no size`;
    // Of something taller than the window, such as a panel, the top counts.
    const bottom = Math.min(box.bottom, box.top + innerHeight / 2, innerHeight);
    const corners = [
      [box.left + 3, box.top + 3],
      [box.right - 3, bottom - 3],
      [(box.left + box.right) / 2, (box.top + bottom) / 2],
    ];
    for (const [x, y] of corners) {
      const top = document.elementFromPoint(x, y);
      const own = top && (focused.contains(top) || top.contains(focused));
      if (!own) return `${name} lies under ${top?.outerHTML.slice(0, 80) ?? 'the edge'}`;
    }
    return undefined;
  });

describeInTurn(LOCALES, 'a reader without a mouse in $id', ({ id, prefix }, it) => {
  const words = WORDS[id];
  const open = async (address: string, viewport = { width: 1280, height: 700 }) => {
    const opened = await openPage(browser, siteUrl(), {
      locale: id,
      viewport,
      reducedMotion: 'reduce',
    });
    await opened.page.goto(siteUrl() + prefix + address);
    await hydrated(opened.page);
    return opened;
  };

  it.each(['Tab', 'Shift+Tab'])(
    'sees where the focus is all the way through a guide with %s',
    async (key) => {
      const { page, context } = await open('intro/controller');
      const hidden: string[] = [];
      let steps = 0;
      for (; steps < 400; steps += 1) {
        await page.keyboard.press(key);
        if (steps > 0 && (await focusIsIn(page, 'body > :first-child [role="region"] > a'))) break;
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        const cover = await coverOfFocus(page);
        if (cover) hidden.push(cover);
      }
      expect(steps).toBeGreaterThan(30);
      expect(steps).toBeLessThan(400);
      expect(hidden).toEqual([]);
      await context.close();
    },
    180_000,
  );

  it('skips the navigation', async () => {
    const { page, context } = await open('intro/start');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skip });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await coverOfFocus(page)).toBeUndefined();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, 'main')).toBe(true);
    await context.close();
  });

  it('is told of a new page, and begins at its top', async () => {
    const { page, context, problems } = await open('intro/start');
    const announcer = page.locator('[data-route-announcer]');
    expect(await announcer.textContent()).toBe('');
    await page.locator(`.menu a[href$="/${prefix}intro/install"]`).click();
    await announcer.filter({ hasText: words.title }).waitFor({ state: 'attached' });
    expect(await announcer.getAttribute('aria-live')).toBe('polite');
    await page.keyboard.press('Tab');
    expect(await page.getByRole('link', { name: words.skip }).isVisible()).toBe(true);
    expect(
      await page
        .getByRole('link', { name: words.skip })
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
