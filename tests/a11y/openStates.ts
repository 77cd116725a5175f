import type { Page } from 'playwright-core';
import { DEMO_WORDS } from '../support/demos';
import type { SiteLocale } from '../support/site';

/** The page that is not found has one navbar for all languages. */
const LANGUAGE = /^(Language: |语言：)/;

/** Names of what is opened, by language. */
const WORDS = {
  'en-US': {
    menu: 'Toggle navigation bar',
    language: LANGUAGE,
    colors: /^Color mode: /,
    edit: 'Edit code',
  },
  'zh-CN': {
    menu: '切换导航栏',
    language: LANGUAGE,
    colors: /^颜色模式：/,
    edit: '编辑代码',
  },
} as const;

/** A state that a reader brings a page into. */
export interface OpenState {
  name: string;
  /** Selector of what differs from the page as it comes. */
  part: string;
  open: (page: Page, locale: SiteLocale['id']) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

const menu = (name: 'language' | 'colors'): OpenState => ({
  name: `the menu of ${name}`,
  part: '.navbar',
  open: (page, locale) => button(page, WORDS[locale][name]).click(),
});

/** The drawer of small windows; in wide ones, the menu of languages. */
const navigation: OpenState = {
  name: 'the navigation',
  part: '.navbar',
  async open(page, locale) {
    const drawer = button(page, WORDS[locale].menu);
    if (!(await drawer.isVisible())) return menu('language').open(page, locale);
    await drawer.click();
    await page.locator('.navbar-sidebar--show').waitFor();
    // The drawer slides in; what is on its way is not a separate state.
    return page.waitForFunction(() => {
      const drawn = document.querySelector('.navbar-sidebar')?.getBoundingClientRect();
      return drawn && drawn.left >= 0 && drawn.right <= innerWidth;
    });
  },
};

const details: OpenState = {
  name: 'all details',
  part: 'main',
  open: (page) =>
    page.locator('main').evaluate((main) => {
      for (const each of main.querySelectorAll('details')) each.open = true;
    }),
};

const secondTab: OpenState = {
  name: 'the second tab of everything',
  part: 'main',
  async open(page) {
    for (const list of await page.getByRole('main').getByRole('tablist').all()) {
      if (await list.isVisible()) await list.getByRole('tab').nth(1).click();
    }
  },
};

const demoSource: OpenState = {
  name: 'the source of a demo',
  part: '[data-demo]',
  open: (page, locale) => button(page, DEMO_WORDS[locale].show).click(),
};

const editor: OpenState = {
  name: 'the editor of a demo',
  part: '[data-demo]',
  async open(page, locale) {
    await button(page, WORDS[locale].edit).click();
    await page.locator('[data-live-editor]').getByRole('textbox').first().waitFor();
  },
};

const errors: OpenState = {
  name: 'the errors of a form',
  part: '[data-demo-preview]',
  async open(page) {
    // It becomes live only near the window.
    await page.locator('[data-demo-preview]').first().scrollIntoViewIfNeeded();
    const preview = page.locator('[data-demo-preview][data-live="true"]').first();
    await preview.getByRole('textbox').first().fill('');
    for (const each of await preview.getByRole('button').all()) {
      if (await preview.getByRole('alert').filter({ hasText: /\S/ }).count()) return;
      await each.click();
    }
    await preview.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  },
};

/** What is opened on each kind of page; every kind is checked as it comes as well. */
export const OPEN_STATES: Record<string, OpenState[]> = {
  home: [menu('colors'), navigation],
  introduction: [navigation],
  install: [secondTab, menu('language')],
  guide: [demoSource, editor],
  'dynamic-form': [errors],
  'ui-kits': [secondTab, demoSource],
  api: [details],
  types: [details, navigation],
  'demo-page': [errors],
  'not-found': [menu('language')],
};
