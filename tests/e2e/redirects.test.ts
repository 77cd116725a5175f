import { browser, openPage } from '../support/browser';
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
