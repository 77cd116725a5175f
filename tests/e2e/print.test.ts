import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const height = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

describeInTurn(LOCALES, 'a page in $id on paper', ({ id, prefix }, it) => {
  const print = async (address: string, colorScheme: 'light' | 'dark' = 'light') => {
    const opened = await openPage(browser, siteUrl(), { locale: id, colorScheme });
    await opened.page.goto(siteUrl() + prefix + address);
    await hydrated(opened.page);
    await opened.page.emulateMedia({ media: 'print' });
    return opened;
  };

  it('has every tab under its label, and nothing that can only be pressed', async () => {
    const { page, context } = await print('intro/install');
    const panels = await page.locator('[role="tabpanel"][data-label]').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) {
      expect(await panel.isVisible()).toBe(true);
      expect(await panel.evaluate((each) => getComputedStyle(each, '::before').content)).toContain(
        (await panel.getAttribute('data-label'))!,
      );
    }
    for (const gone of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.pagination-nav',
      'footer',
      '[role="tablist"]',
      '.theme-code-block button',
    ]) {
      expect([gone, (await height(page, gone)).every((own) => own === 0)]).toEqual([gone, true]);
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });

  it('is laid out as a whole before the app runs', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    const section = page.locator('.markdown > section').last();
    const layout = () => section.evaluate((each) => getComputedStyle(each).contentVisibility);
    expect(await layout()).toBe('auto');
    await page.emulateMedia({ media: 'print' });
    expect(await layout()).toBe('visible');
    await context.close();
  });

  it('has the result and the source of a demo, without its toolbar', async () => {
    const { page, context } = await print('intro/start');
    const demo = page.locator('[data-demo]').first();
    expect(await demo.locator('[data-demo-preview]').isVisible()).toBe(true);
    expect(await demo.locator('[data-demo-source]').isVisible()).toBe(true);
    expect(await demo.getByText('export default').first().isVisible()).toBe(true);
    const buttons = demo.locator('button:visible:not([data-demo-preview] *)');
    expect(await buttons.count()).toBe(0);
    await context.close();
  });

  it('is black on white in the dark mode too, and not wider than the sheet', async () => {
    const { page, context } = await print('intro/start', 'dark');
    await page.setViewportSize({ width: 700, height: 900 });
    const { background, text, wide } = await page.evaluate(() => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(document.querySelector('.markdown > p')!).color,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ background, text, wide }).toEqual({
      background: 'rgb(255, 255, 255)',
      text: 'rgb(0, 0, 0)',
      wide: 0,
    });
    await context.close();
  });

  it('puts the cheat sheet on one sheet of A4', async () => {
    const { page, context } = await print('guides/cheat-sheet');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.map(Number);
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    await context.close();
  });

  it('says where links to other sites lead', async () => {
    const { page, context } = await print('intro/integration-ui');
    const links = page.locator('.markdown a[href^="http"]:visible');
    for (const link of await links.all()) {
      const { content, href } = await link.evaluate((each) => ({
        content: getComputedStyle(each, '::after').content,
        href: each.getAttribute('href')!,
      }));
      expect(content).toContain(href);
    }
    await context.close();
  });
});
