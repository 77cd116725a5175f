import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { lostText } from '../support/lostText';
import { SEARCH_WORDS } from '../support/searchDialog';
import { LOCALES, siteUrl } from '../support/site';

const NOT_FOUND = {
  'en-US': 'There is no page at this address',
  'zh-CN': '页面不存在',
} as const;

describeInTurn(LOCALES, 'malformed addresses in $id', ({ id, prefix }, it) => {
  const open = async (address: string) => {
    const opened = await openPage(browser, siteUrl(), { locale: id });
    await opened.page.goto(siteUrl() + prefix + address);
    await hydrated(opened.page);
    return opened;
  };

  it.each(['intro/start#%', 'intro/start#%E4%A', 'intro/start?%E4%A=%', 'intro/install?tab=%'])(
    '%s shows the page',
    async (address) => {
      const { page, context, problems } = await open(address);
      await page.waitForTimeout(200);
      expect(await lostText(page)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(['%', '%E4%A', 'intro/%', 'intro/start/%E4%A/', '%2F%', 'nope/%2e%2e%2f'])(
    '%s is not found, in the language of the address',
    async (address) => {
      const { page, context, problems } = await open(address);
      await page.getByText(NOT_FOUND[id]).waitFor();
      // The page runs: its link leads home.
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(siteUrl() + prefix);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(['#%', '#%E4%A'])('a link to %s leaves the page as it is', async (hash) => {
    const { page, context, problems } = await open('intro/start');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'here' });
      document.querySelector('main article')!.prepend(link);
    }, hash);
    await page.getByRole('link', { name: 'here', exact: true }).click();
    await page.waitForURL(`**/intro/start${hash}`);
    await page.waitForTimeout(200);
    expect(await lostText(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['%', '%E4%A', '100%'])('the search page takes %p as keywords', async (keywords) => {
    const words = SEARCH_WORDS[id];
    const { page, context, problems } = await open('search?q=%E4%A');
    const field = page.getByRole('searchbox', { name: words.pageField });
    expect(await field.inputValue()).toBe('\uFFFD%A');
    await field.fill(keywords);
    await page.waitForURL('**/search?q=*%25*');
    await page.getByRole('heading', { level: 1, name: words.pageTitle }).waitFor();
    expect(await field.inputValue()).toBe(keywords);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('a path that begins like another host stays on this one', async () => {
  const { page, context, problems } = await openPage(browser, siteUrl());
  const { origin } = new URL(siteUrl());
  await page.goto(`${origin}//evil.example/`);
  await page.waitForURL(`${origin}//evil.example`);
  await page.getByText(NOT_FOUND['en-US']).waitFor();
  await hydrated(page);
  // Docusaurus complains of an address outside its base; this host is the only one that is asked.
  expect(problems.filter((problem) => problem.startsWith('request to another'))).toEqual([]);
  await context.close();
});
