import { BROKEN_PLATFORMS } from '../support/brokenPlatforms';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { lostText } from '../support/lostText';
import { SEARCH_WORDS } from '../support/searchDialog';
import { LOCALES, siteUrl, type SiteLocale } from '../support/site';

const NAMED = /^The page goes on without this extra, which failed: (.+?)\./;

/** A page on a platform with a broken feature, broken before any script of the page runs. */
async function openBroken(locale: SiteLocale, address: string, breakIt: () => void) {
  const opened = await openPage(browser, siteUrl(), { locale: locale.id });
  await opened.page.addInitScript(breakIt);
  await opened.page.goto(siteUrl() + locale.prefix + address);
  await hydrated(opened.page);
  // What fails after hydration, in effects and promises, has its turn.
  await opened.page.waitForTimeout(300);
  const failed = () =>
    opened.problems.flatMap((problem) => NAMED.exec(problem)?.slice(1) ?? []).sort();
  return { ...opened, failed };
}

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(BROKEN_PLATFORMS)('without $name, what is being read stays', async (broken) => {
    const { page, context, failed } = await openBroken(locale, broken.address, broken.breakIt);
    await broken.act?.(page, locale);
    await page.waitForTimeout(200);
    expect(await lostText(page)).toEqual([]);
    expect(failed()).toEqual(broken.failed);
    // The page is alive: it leads on to another one without a load.
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.locator('main .pagination-nav__link').last().click();
    // The address changes before the page does.
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor();
    expect(await lostText(page)).toEqual([]);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await context.close();
  });

  it('without workers, the search says so, and finds again as soon as there are any', async () => {
    const words = SEARCH_WORDS[locale.id];
    const { page, context } = await openBroken(locale, 'intro/start', () => {
      const { Worker } = window;
      Object.assign(window, {
        repair: () => Object.assign(window, { Worker }),
        Worker: class {
          constructor() {
            throw new Error('broken');
          }
        },
      });
    });
    await page.getByRole('button', { name: words.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.search });
    await dialog.getByRole('combobox').fill(words.query);
    await dialog.getByRole('alert').filter({ hasText: words.failed }).waitFor();
    expect(await lostText(page)).toEqual([]);
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await dialog.getByRole('button', { name: words.retry }).click();
    await dialog.getByRole('option').first().waitFor();
    await context.close();
  });

  it('without highlights, a page that was found is shown all the same', async () => {
    const words = SEARCH_WORDS[locale.id];
    const { page, context, failed } = await openBroken(locale, 'intro/start', () => {
      Object.defineProperty(CSS, 'highlights', {
        get: () => {
          throw new Error('broken');
        },
      });
    });
    await page.getByRole('button', { name: words.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.search });
    await dialog.getByRole('combobox').fill(words.query);
    await dialog.getByRole('option').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('intro/start'));
    await page.getByRole('button', { name: words.clear }).waitFor();
    await page.waitForTimeout(300);
    expect(failed()).toEqual(['search highlights']);
    expect(await lostText(page)).toEqual([]);
    await context.close();
  });
});

const LANGUAGES: [string, unknown][] = [
  ['C, which WebKitGTK reports', ['C']],
  ['no list at all', undefined],
];

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(LANGUAGES)('a browser whose language is %s reads the page', async (_, languages) => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale: locale.id });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'languages', { value });
    }, languages);
    await page.goto(`${siteUrl()}${locale.prefix}intro/start`);
    await hydrated(page);
    await page.waitForTimeout(200);
    expect(await lostText(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
