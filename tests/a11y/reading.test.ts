import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const WORDS = {
  'en-US': { skip: 'Skip to main content', title: /^Installation/ },
  'zh-CN': { skip: '跳到主要内容', title: /^安装/ },
} as const;

const SKIP_LINK = 'body > :first-child [role="region"] > a';

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((own) => document.activeElement?.closest(own) != null, selector);

/**
 * Where the focus is: `end` once it has left the page or is back at the link that skips the navigation,
 * and what hides the element that has it, if it cannot be seen whole.
 */
const placeOfFocus = (page: Page) =>
  page.evaluate((skipLink) => {
    const end =
      document.activeElement === document.body || document.activeElement?.closest(skipLink) != null;
    return { end, cover: cover() };
    function cover(): string | undefined {
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
    }
  }, SKIP_LINK);

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
        const { end, cover } = await placeOfFocus(page);
        if (end && steps > 0) break;
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
    expect((await placeOfFocus(page)).cover).toBeUndefined();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, 'main')).toBe(true);
    await context.close();
  });

  it('learns of a new page, and begins at its top', async () => {
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
