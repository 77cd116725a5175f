import { browser, hydrated, openPage } from '../support/browser';
import { demoLive, demoPreview } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';
import { translatePage } from '../support/translatePage';

describeInTurn(LOCALES, 'a page in $id that the browser has translated', ({ id, prefix }, it) => {
  it('can still be used: form, tabs, other pages, other language', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale: id });
    const translate = async () => expect(await translatePage(page)).toBeGreaterThan(0);
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await hydrated(page);
    await demoLive(page, 'start-basic');
    await translate();

    const preview = demoPreview(page, 'start-basic');
    await preview.getByRole('button').first().click();
    await preview.getByRole('alert').first().waitFor();
    await translate();
    await preview.getByRole('textbox').first().fill('Ada');
    expect(await preview.getByRole('textbox').first().inputValue()).toBe('Ada');

    await page.locator(`.menu a[href$="/${prefix}intro/install"]`).click();
    await page.waitForURL(`${siteUrl()}${prefix}intro/install`);
    await page.getByRole('tabpanel').first().waitFor();
    await translate();
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
    await tabs.nth(1).click();
    await page.waitForURL(/\?tab=/);
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.goBack();
    await page.locator(`.menu a[href$="/${prefix}intro/layout"]`).click();
    await page.waitForURL(`${siteUrl()}${prefix}intro/layout`);
    await translate();

    const other = LOCALES.find((each) => each.id !== id)!;
    await page.locator('.navbar button[popovertarget] ~ ul a[lang]').first().waitFor({
      state: 'attached',
    });
    await page.locator('.navbar button:has(+ ul a[lang])').click();
    await page.locator(`.navbar ul a[lang="${other.id}"]`).click();
    await page.waitForURL(`${siteUrl()}${other.prefix}intro/layout`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
