import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

/** What the pages say. */
const WORDS = {
  'en-US': {
    filter: 'Filter properties',
    status: (shown: number, all: number) => `${shown} of ${all}`,
    types: 'Allowed types',
    properties: 'Properties',
    deprecated: 'Deprecated',
    declaration: 'Declaration',
  },
  'zh-CN': {
    filter: '筛选属性',
    status: (shown: number, all: number) => `共 ${all} 项，显示 ${shown} 项`,
    types: '可用的类型',
    properties: '包含的属性',
    deprecated: '已弃用',
    declaration: '声明',
  },
} as const;

/** Pages that show each kind of table: properties, signatures, options, tabs. */
const PAGES = ['api/form-item-props', 'api/use-watch', 'types/trigger', 'types/rules'];

/** Whether a row is below the navbar, in the window. */
const isInView = (page: Page, id: string) =>
  page.waitForFunction((row) => {
    const { top } = document.getElementById(row)!.getBoundingClientRect();
    const { bottom } = document.querySelector('.navbar')!.getBoundingClientRect();
    return top >= bottom && top < innerHeight;
  }, id);

describeInTurn(LOCALES, 'the API reference in $id', ({ id: locale, prefix }, it) => {
  const words = WORDS[locale];
  const open = async (address: string, options = {}) => {
    const opened = await openPage(browser, siteUrl(), { locale, ...options });
    await opened.page.goto(siteUrl() + prefix + address);
    await hydrated(opened.page);
    return opened;
  };

  it('opens nested types level by level, by mouse and by keyboard', async () => {
    const { page, context, problems } = await open('api/form-item-props');
    const row = page.locator('[id="FormItem-rules"]');
    const outer = row.locator('summary').first();
    const inner = row.locator('details details > summary').first();
    expect(await inner.isVisible()).toBe(false);
    await outer.click();
    await inner.waitFor();
    await inner.focus();
    await page.keyboard.press('Enter');
    const innermost = row.locator('details details[open] > ul').first();
    await innermost.waitFor();
    await page.keyboard.press('Space');
    await innermost.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('links named types to their pages', async () => {
    const { page, context } = await open('api/form-item-props');
    await page
      .locator('[id="FormItem-rules"] tr')
      .first()
      .getByRole('link', { name: 'Rules', exact: true })
      .click();
    await page.waitForURL(new RegExp(`/${prefix}types/rules(#.*)?$`));
    await context.close();
  });

  it('has a permanent link to each row', async () => {
    const { page, context, problems } = await open('api/form-item-props');
    const id = 'FormItem-formatChangeValue';
    await page.locator(`[id="${id}"]`).getByRole('link', { name: 'formatChangeValue' }).click();
    await page.waitForURL(`${siteUrl()}${prefix}api/form-item-props#${id}`);
    await isInView(page, id);
    await page.reload();
    await isInView(page, id);
    expect(await page.locator('tbody:target').getAttribute('id')).toBe(id);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('filters long tables', async () => {
    const { page, context, problems } = await open('api/form-item-props');
    const rows = page.locator('[id="api-FormItem"] tbody');
    const all = await rows.count();
    expect(all).toBeGreaterThan(12);
    const filter = page.getByRole('searchbox', { name: words.filter });
    await filter.fill('labelW');
    await page.waitForFunction(
      () => document.querySelectorAll('[id="api-FormItem"] tbody:not([hidden])').length === 1,
    );
    expect(await page.locator('[id="FormItem-labelWidth"]').isVisible()).toBe(true);
    expect(await page.getByText(words.status(1, all)).isVisible()).toBe(true);
    await page.locator('[id="FormItem-labelWidth"]').getByRole('link').first().click();
    await isInView(page, 'FormItem-labelWidth');
    expect(await filter.inputValue()).toBe('');
    expect(await rows.filter({ visible: true }).count()).toBe(all);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has no filter above short tables', async () => {
    const { page, context } = await open('api/form-methods');
    expect(await page.getByRole('searchbox', { name: words.filter }).count()).toBe(0);
    await context.close();
  });

  it('says what is deprecated since when, and what replaces it', async () => {
    const { page, context } = await open('api/use-form-return-value');
    const row = page.locator('[id="UseFormReturn-setState"]');
    expect(await row.getByRole('rowheader').innerText()).toContain(words.deprecated);
    expect(await row.innerText()).toMatch(/1\.4\.1.*forceUpdate/s);
    await context.close();
  });

  it('has the declaration of a type in a tab', async () => {
    const { page, context, problems } = await open('types/rules');
    const tab = page.getByRole('tab', { name: words.declaration });
    expect(await tab.getAttribute('aria-selected')).toBe('false');
    await tab.click();
    await page.waitForURL(/\?tab=declaration$/);
    const panel = page.getByRole('tabpanel', { name: words.declaration });
    expect(await panel.innerText()).toContain('type Rules<V = unknown, T extends object');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(PAGES)('makes cards of the rows of %s at 390 px, without loss', async (address) => {
    const { page, context, problems } = await open(address, {
      viewport: { width: 390, height: 844 },
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    for (const table of await page.locator('article table[aria-label]').all()) {
      if (!(await table.isVisible())) continue;
      expect(await table.locator('thead').isVisible()).toBe(false);
      const places = await table.locator('tbody').evaluateAll((rows) =>
        rows.map((row) => {
          const cells = [...row.querySelectorAll('th, td')].map((cell) => {
            const { left, right, height } = cell.getBoundingClientRect();
            return { left, right, height };
          });
          const shown = cells.filter(({ height }) => height > 0);
          const lefts = shown.map(({ left }) => Math.round(left));
          return {
            columns: new Set(lefts).size,
            right: Math.max(...shown.map((cell) => cell.right)),
          };
        }),
      );
      for (const { columns, right } of places) {
        expect(columns).toBe(1);
        expect(right).toBeLessThanOrEqual(390);
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
