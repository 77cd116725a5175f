import type { Page } from 'playwright-core';
import type { ReaderAction, TabReader } from './action';

const link = (page: Page, path: string, within = 'body') =>
  page.locator(`${within} a[href$="/${path}"]`).first();

const START = 'intro/start';

const layout = ({ heading }: TabReader) => heading('Layout', '布局');
const start = ({ page }: TabReader) => page.locator('[data-demo="start-basic"]');

/** Goes from the introduction to the installation, inside the app. */
async function goToInstallation({ page, heading }: TabReader) {
  await link(page, 'intro/install', '.pagination-nav').click();
  await heading('Installation', '安装').waitFor();
}

const colorMenu = ({ page, t }: TabReader) =>
  page.getByRole('button', { name: t('Color mode', '颜色模式') });

async function chooseDark(reader: TabReader) {
  const { page, t } = reader;
  await colorMenu(reader).click();
  await page.getByRole('menuitemradio', { name: t('Dark', '深色') }).click();
}

const isDark = ({ page }: TabReader) => page.locator('html[data-theme="dark"] main');

/** What a reader does who reads. */
export const READING: ReaderAction[] = [
  {
    name: 'goes on to the next page',
    path: START,
    act: ({ page }) => link(page, 'intro/install', '.pagination-nav').click(),
    works: ({ heading }) => heading('Installation', '安装'),
  },
  {
    name: 'follows a link of the sidebar',
    path: START,
    act: ({ page }) => link(page, 'intro/layout', '.menu').click(),
    works: layout,
  },
  {
    name: 'follows a link of the navbar',
    path: START,
    act: ({ page }) => link(page, 'api/overview', '.navbar').click(),
    works: ({ page }) => page.locator('.menu__link--active[href$="/api/overview"]'),
  },
  {
    name: 'follows a link in the text',
    path: START,
    act: ({ page }) => link(page, 'intro/layout', 'article p').click(),
    works: layout,
  },
  {
    name: 'follows a link of the footer',
    path: START,
    act: ({ page }) => link(page, 'guides/changelog', 'footer').click(),
    works: ({ heading }) => heading('Changelog', '更新日志'),
  },
  {
    name: 'goes home by the logo',
    path: START,
    act: ({ page }) => page.locator('.navbar__brand').click(),
    works: ({ page }) => page.locator('main [data-demo^="home-"]').first(),
  },
  {
    name: 'goes from home to the documentation',
    path: '',
    act: ({ page }) => link(page, START, '.navbar').click(),
    works: start,
  },
  {
    name: 'goes to the playground',
    path: START,
    act: ({ page }) => link(page, 'playground', '.navbar').click(),
    works: ({ editor }) => editor,
  },
  {
    name: 'goes back to a page of this tab',
    path: START,
    before: goToInstallation,
    act: ({ page }) => page.goBack(),
    works: start,
  },
  {
    name: 'goes back and forward',
    path: START,
    before: goToInstallation,
    act: async ({ page }) => {
      await page.goBack();
      await page.goForward();
    },
    works: ({ heading }) => heading('Installation', '安装'),
  },
  {
    name: 'jumps to a heading by the contents',
    path: 'intro/install',
    act: ({ page }) => page.locator('nav > .table-of-contents a').last().click(),
    works: ({ page }) => page.locator('main :target'),
  },
  {
    name: 'chooses a tab',
    path: 'intro/install',
    act: ({ page }) => page.getByRole('tab', { name: 'pnpm', exact: true }).click(),
    works: ({ page }) => page.getByText('pnpm add bindform@'),
  },
  {
    name: 'filters the properties of a table',
    path: 'api/form-item-props',
    act: ({ page, t }) =>
      page.getByRole('main').getByLabel(t('Filter properties', '筛选属性')).first().fill('labelW'),
    works: ({ page }) => page.locator('[id="FormItem-labelWidth"]'),
  },
  {
    name: 'changes the language',
    loadsDocument: true,
    path: 'intro/layout',
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('Language: English', '语言：简体中文') }).click();
      await page
        .locator('.navbar')
        .getByRole('link', { name: t('简体中文', 'English') })
        .click();
    },
    works: ({ page, t }) => page.locator(`html[lang="${t('zh-CN', 'en-US')}"] main h1`),
  },
  { name: 'chooses the dark mode', path: START, act: chooseDark, works: isDark },
  {
    name: 'opens the navigation of a small window, and goes on by it',
    path: START,
    before: ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('Toggle navigation bar', '切换导航栏') }).click();
      await link(page, 'intro/layout', '.navbar-sidebar').click();
    },
    works: layout,
  },
  {
    name: 'copies a code block',
    path: 'intro/install',
    act: ({ page, words }) =>
      page.getByRole('tabpanel').first().getByRole('button', { name: words.copy }).first().click(),
    works: ({ page }) => page.locator('[data-copied]').first(),
  },
  {
    name: 'copies the page as Markdown',
    path: 'intro/layout',
    act: ({ page, t }) =>
      page.getByRole('button', { name: t('Copy page as Markdown', '复制为 Markdown') }).click(),
    works: ({ page, t }) => page.getByText(t('Copied', '已复制'), { exact: true }),
  },
  {
    name: 'opens the page as Markdown',
    loadsDocument: true,
    path: 'intro/layout',
    act: ({ page, t }) =>
      page.getByRole('link', { name: t('Open as Markdown', '查看 Markdown') }).click(),
    works: ({ page, t }) => page.getByText(t('# Layout', '# 布局')).first(),
  },
  {
    name: 'goes home from a page that does not exist',
    loadsDocument: true,
    path: 'no/such/page',
    act: ({ page }) => page.locator('main a').first().click(),
    works: ({ page }) => page.locator('main [data-demo^="home-"]').first(),
  },
  {
    name: 'follows a link of a resting page',
    loadsDocument: true,
    path: START,
    isResting: true,
    act: ({ page }) => link(page, 'intro/layout', '.menu').click(),
    works: layout,
  },
  {
    name: 'opens the menu of color modes in a resting page',
    path: START,
    isResting: true,
    act: (reader) => colorMenu(reader).click(),
    works: ({ page }) => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'scrolls in a resting page',
    path: START,
    isResting: true,
    act: ({ page }) => page.mouse.wheel(0, 300),
    works: ({ page }) => page.locator('html[data-has-hydrated="true"] main h1'),
  },
];
