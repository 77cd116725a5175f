import type { Page } from 'playwright-core';
import { browser, hydrated, openPage, settle } from '../support/browser';
import { DEMO_WORDS, demoBlock, demoLive } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const highlighted = (page: Page) =>
  page
    .locator('[data-highlighted]')
    .evaluateAll((blocks) => blocks.map((block) => `${block.id}=${block.dataset.highlighted}`));

/** Waits until a block is highlighted and is right below the navbar. */
async function shown(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const block = document.getElementById(wanted);
    const navbar = document.querySelector('.navbar');
    if (!block || !navbar || block.dataset.highlighted !== 'true') return false;
    const { top } = block.getBoundingClientRect();
    const { bottom } = navbar.getBoundingClientRect();
    const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
    return top >= bottom && (top < bottom + 64 || atEnd);
  }, id);
}

describeInTurn(LOCALES, 'the hash of a demo in $id', ({ id: locale, prefix }, it) => {
  const url = (path: string) => siteUrl() + prefix + path;
  const open = () => openPage(browser, siteUrl(), { locale });

  it('shows and highlights it on load, and ends with the hash', async () => {
    const { page, context, problems } = await open();
    await page.goto(url('intro/controller#controller-nested'));
    await shown(page, 'controller-nested');
    expect(await highlighted(page)).toEqual(['controller-nested=true']);
    await page.evaluate(() => {
      location.hash = 'bind';
    });
    await page.locator('[data-highlighted]').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('follows when the hash changes', async () => {
    const { page, context, problems } = await open();
    await page.goto(url('intro/controller'));
    await hydrated(page);
    expect(await highlighted(page)).toEqual([]);
    await page.evaluate(() => {
      location.hash = 'controller-nested';
    });
    await shown(page, 'controller-nested');
    await page.evaluate(() => {
      location.hash = 'controller-basic';
    });
    await shown(page, 'controller-basic');
    expect(await highlighted(page)).toEqual(['controller-basic=true']);
    await page.goBack();
    await shown(page, 'controller-nested');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is set by the link of the toolbar', async () => {
    const { page, context } = await open();
    await page.goto(url('intro/controller'));
    await demoLive(page, 'controller-nested');
    const block = demoBlock(page, 'controller-nested');
    await block.getByRole('button', { name: DEMO_WORDS[locale].more }).click();
    await block.getByRole('link', { name: DEMO_WORDS[locale].link }).click();
    await page.waitForURL(url('intro/controller#controller-nested'));
    await shown(page, 'controller-nested');
    await context.close();
  });

  it('has the focus on the way from its own page, so that Tab goes on from there', async () => {
    const { page, context, problems } = await open();
    await page.goto(url('~demos/dymic-basic'));
    await hydrated(page);
    await page.locator('header').getByRole('link').click();
    await shown(page, 'dymic-basic');
    await page.keyboard.press('Tab');
    const block = demoBlock(page, 'dymic-basic');
    expect(await block.evaluate((own) => own.contains(document.activeElement))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('works on the way from another page, and ends on the way to one', async () => {
    const { page, context, problems } = await open();
    await page.goto(url('~demos/dymic-basic'));
    await hydrated(page);
    await page.locator('header').getByRole('link').click();
    await shown(page, 'dymic-basic');
    await page.getByRole('navigation').locator('a[href$="/intro/start"]').first().click();
    await page.locator('[data-demo="start-basic"]').waitFor();
    expect(await highlighted(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describeInTurn(LOCALES, 'a page with demos in $id', ({ id: locale, prefix }, it) => {
  it('has the place that was left on the way back, on a phone', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), {
      locale,
      viewport: { width: 390, height: 800 },
    });
    await page.goto(`${siteUrl()}${prefix}intro/controller`);
    const last = demoBlock(page, 'controller-shared');
    const top = () => last.evaluate((own) => own.getBoundingClientRect().top);
    await demoLive(page, 'controller-shared');
    await settle(page);
    const before = await top();
    // Where the link is does not matter, but a click of Playwright would scroll to it.
    await page.locator('footer a[href$="/guides/changelog"]').evaluate((link) => {
      (link as HTMLElement).click();
    });
    await last.waitFor({ state: 'detached' });
    await page.goBack();
    await last.locator('[data-live="true"]').waitFor();
    await settle(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(10);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the columns of demos', () => {
  const columns = async (width: number) => {
    const { page, context } = await openPage(browser, siteUrl(), {
      viewport: { width, height: 900 },
    });
    await page.goto(`${siteUrl()}intro/integration-ui`);
    await hydrated(page);
    const lefts = await page
      .locator('[data-demo-grid] > [data-demo]')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().left));
    await context.close();
    return new Set(lefts).size;
  };

  it('need a window wider than 1024 px', async () => {
    expect(await columns(1024)).toBe(1);
    expect(await columns(1025)).toBe(2);
  });
});
