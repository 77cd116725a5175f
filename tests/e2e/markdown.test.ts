import fs from 'node:fs';
import path from 'node:path';
import { browser, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { BUILD_DIR, siteUrl } from '../support/site';

const READERS = [
  {
    id: 'en-US',
    prefix: '',
    copy: 'Copy page as Markdown',
    copied: 'Copied',
    open: 'Open as Markdown',
    failed: 'The Markdown of this page could not be loaded.',
  },
  {
    id: 'zh-CN',
    prefix: 'zh-CN/',
    copy: '复制为 Markdown',
    copied: '已复制',
    open: '查看 Markdown',
    failed: '本页的 Markdown 加载失败。',
  },
] as const;

describeInTurn(READERS, 'a page as Markdown in $id', (reader, it) => {
  const page = 'intro/layout';
  const markdown = () =>
    fs.readFileSync(path.join(BUILD_DIR, `${reader.prefix}${page}.md`), 'utf8');
  const open = async (options = {}) => {
    const opened = await openPage(browser, siteUrl(), { locale: reader.id, ...options });
    await opened.page.goto(siteUrl() + reader.prefix + page);
    return opened;
  };

  it('is copied by the first press on the page, which starts the app', async () => {
    const { page, context, problems } = await open({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: reader.copy }).click();
    await page.getByText(reader.copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown());
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens without JavaScript', async () => {
    const { page, context } = await open({ javaScriptEnabled: false });
    await page.getByRole('link', { name: reader.open }).click();
    await page.waitForURL('**/*.md');
    expect(await page.locator('body').innerText()).toContain(markdown().slice(0, 40));
    await context.close();
  });

  it('that does not arrive is said to be missing', async () => {
    const { page, context } = await open();
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: reader.copy }).click();
    await page.getByText(reader.failed).waitFor();
    await context.close();
  });
});
