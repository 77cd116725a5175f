import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

const SPELLINGS = [
  { guessed: 'intro/dynamic', real: 'intro/dymic', titles: ['Dynamic forms', '动态表单'] },
  { guessed: 'intro/valid', real: 'intro/vaild', titles: ['Form validation', '表单校验'] },
];

const CASES = SPELLINGS.flatMap(({ guessed, real, titles }) =>
  LOCALES.map(({ id, prefix }, index) => ({
    locale: id,
    from: prefix + guessed,
    to: prefix + real,
    title: titles[index],
  })),
);

const MOVED = [
  { id: 'async', page: 'intro/vaild-async' },
  { id: 'vaild-zod', page: 'intro/vaild-schema' },
];

describeInTurn(LOCALES, 'a section that has moved, in $id,', ({ id: locale, prefix }, it) => {
  it.each(MOVED)('$id goes on to the page that has it now', async ({ id, page: moved }) => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale });
    const target = `${siteUrl()}${prefix}${moved}#${id}`;
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await page.goto(`${siteUrl()}${prefix}intro/vaild#${id}`);
    await page.waitForURL(target);
    const place = page.locator(`#${id}`);
    expect(await place.evaluate((element) => element.matches(':target'))).toBe(true);
    await page.goBack();
    await page.waitForURL(`${siteUrl()}${prefix}intro/start`);

    await page.goto(`${siteUrl()}${prefix}intro/vaild`);
    await hydrated(page);
    await page.evaluate((hash) => window.location.assign(hash), `#${id}`);
    await page.waitForURL(target);
    await place.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is one link away without scripts', async () => {
    const { page, context } = await openPage(browser, siteUrl(), {
      locale,
      javaScriptEnabled: false,
    });
    await page.goto(`${siteUrl()}${prefix}intro/vaild#vaild-zod`);
    const entry = page.locator('[data-moved-ids]').filter({ has: page.locator(':target') });
    await entry.getByRole('link').click();
    await page.waitForURL(`${siteUrl()}${prefix}intro/vaild-schema`);
    await context.close();
  });
});

describe('the spelling that a reader would guess', () => {
  it.each(CASES)('$from leads to $to', async ({ locale, from, to, title }) => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale });
    await page.goto(siteUrl() + from);
    await page.waitForURL(siteUrl() + to);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps the hash, and the way back past it', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl());
    await page.goto(`${siteUrl()}intro/start`);
    await page.goto(`${siteUrl()}intro/valid#rules`);
    await page.waitForURL(`${siteUrl()}intro/vaild#rules`);
    await page.goBack();
    await page.waitForURL(`${siteUrl()}intro/start`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
