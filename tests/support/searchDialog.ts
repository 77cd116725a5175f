import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { hydrated, openPage, type WatchedPage } from './browser';
import { LOCALES, siteUrl, type SiteLocale } from './site';

/** Texts of the search, and keywords with results, by language. */
export const SEARCH_WORDS = {
  'en-US': {
    search: 'Search',
    loading: 'Loading...',
    empty: 'No content was found',
    failed: /could not be loaded/,
    retry: 'Retry',
    close: 'Close search',
    recent: 'Recent searches',
    forget: 'Clear recent searches',
    clear: 'Clear highlights',
    all: /^Show all: \d+ results$/,
    pageTitle: 'Search the documentation',
    pageField: 'Search for',
    types: ['Page', 'Heading', 'Text', 'Demo'],
    demo: 'Demo',
    best: 'Best matches',
    more: /more on this page/,
    kinds: 'Kind of results',
    reference: 'Reference',
    near: ['instllatoin', 'Installation'],
    ask: 'Ask a question on GitHub',
    announced: /highlights? on this page/,
    preview: 'Preview',
    query: 'validation',
    other: 'layout',
  },
  'zh-CN': {
    search: '搜索',
    loading: '正在加载……',
    empty: '没有找到相关内容',
    failed: /加载失败/,
    retry: '重试',
    close: '关闭搜索',
    recent: '最近搜索',
    forget: '清除最近搜索',
    clear: '清除高亮',
    all: /^查看全部 \d+ 条结果$/,
    pageTitle: '搜索文档',
    pageField: '搜索内容',
    types: ['页面', '标题', '正文', '示例'],
    demo: '示例',
    best: '最佳匹配',
    more: /本页还有/,
    kinds: '结果类型',
    reference: 'API 参考',
    near: ['动熊表鸟', '动态表单'],
    ask: '在 GitHub 上提问',
    announced: /本页高亮了/,
    preview: '预览',
    query: '校验',
    other: '布局',
  },
} as const;

/** The first file of the index. */
const FIRST_FILE = '**/search-index.json';

/** Viewports of a desktop and a phone (px). */
const WINDOWS: [name: string, options: BrowserContextOptions][] = [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

/** Each language in each viewport. */
export const SEARCH_CASES = LOCALES.flatMap((locale, index) =>
  (index % 2 ? WINDOWS.toReversed() : WINDOWS).map(([device, options]) => ({
    id: locale.id,
    locale,
    device,
    options,
  })),
);

/** Each language in one viewport, for tests that do not depend on its width. */
export const SEARCH_LANGUAGES = [SEARCH_CASES[0], SEARCH_CASES[2]];

/** Locators of the parts of the search. */
export interface SearchParts extends WatchedPage {
  button: Locator;
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The option that Enter opens. */
  active: Locator;
  /** The button that clears the highlights on the page. */
  clear: Locator;
}

/** Locates the parts of the search on a page. */
export function searchParts(watched: WatchedPage, locale: SiteLocale): SearchParts {
  const { page } = watched;
  const words = SEARCH_WORDS[locale.id];
  const dialog = page.getByRole('dialog', { name: words.search });
  return {
    ...watched,
    button: page.getByRole('button', { name: words.search, exact: true }),
    dialog,
    field: dialog.getByRole('combobox', { name: words.search }),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    clear: page.getByRole('button', { name: words.clear }),
  };
}

/** Opens a page of a language as a new reader. */
export async function openSite(
  browser: Browser,
  locale: SiteLocale,
  options: BrowserContextOptions = {},
  address = 'errors/BF002',
): Promise<SearchParts> {
  const watched = await openPage(browser, siteUrl(), { locale: locale.id, ...options });
  await watched.page.goto(siteUrl() + locale.prefix + address);
  await hydrated(watched.page);
  return searchParts(watched, locale);
}

/** Opens the dialog and searches; there must be results. */
export async function searchFor({ button, field, options }: SearchParts, keywords: string) {
  await button.click();
  await field.fill(keywords);
  await options.first().waitFor();
  await settled(field);
}

/** Runs in the page: checks whether the texts of all results in view are loaded. */
function hasTexts(listId: string | null): boolean {
  const list = document.getElementById(listId!)!;
  const view = list.parentElement!.getBoundingClientRect();
  return [...list.querySelectorAll('[data-pending]')].every((pending) => {
    const { top, bottom } = pending.getBoundingClientRect();
    return bottom <= view.top || top >= view.bottom;
  });
}

/** Waits until the list shows the results of the last search, with the texts of those in view. */
export async function settled(field: Locator): Promise<void> {
  const page = field.page();
  const list = await field.getAttribute('aria-controls');
  await page.locator(`[id="${list}"][aria-busy="false"]`).waitFor({ state: 'attached' });
  await page.waitForFunction(hasTexts, list);
}

/** Checks whether an element has the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement);

/**
 * Intercepts the requests for a file of the index: counts them, and continues, aborts or holds them. Held requests
 * continue after `release`, as do later ones.
 *
 * @param address pattern of its address; by default, that of the first file
 */
export async function interceptIndex(page: Page, address: string | RegExp = FIRST_FILE) {
  const state: { requests: number; answer: 'continue' | 'abort' | 'hold' } = {
    requests: 0,
    answer: 'continue',
  };
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(address, async (route) => {
    state.requests += 1;
    if (state.answer === 'abort') return route.abort();
    if (state.answer === 'hold') await released;
    return route.continue();
  });
  return { state, release };
}
