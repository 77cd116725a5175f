import type { Page } from 'playwright-core';
import { SEARCH_WORDS } from './searchDialog';
import type { SiteLocale } from './site';

const buttonNames = {
  'en-US': { edit: 'Edit code', copy: 'Copy code' },
  'zh-CN': { edit: '编辑代码', copy: '复制代码' },
} as const;

/**
 * What is broken, where it matters, what a reader does there, and the extras that fail of it.
 * Whatever that is, what is being read has to stay.
 */
export interface BrokenPlatform {
  name: string;
  address: string;
  /** Runs in the page before any of its scripts. */
  breakIt: () => void;
  /** What a reader does there, in Chromium. */
  act?: (page: Page, locale: SiteLocale) => Promise<void>;
  /** Names of the extras that fail, in order of the alphabet. */
  failed: string[];
}

/** What a browser may lack or refuse, one thing at a time. */
export const BROKEN_PLATFORMS: BrokenPlatform[] = [
  {
    name: 'Intl.Locale',
    address: 'intro/install',
    breakIt: () => Reflect.deleteProperty(Intl, 'Locale'),
    failed: [],
  },
  {
    name: 'Intl.DateTimeFormat',
    address: 'intro/install',
    breakIt: () => {
      Intl.DateTimeFormat = class {
        constructor() {
          throw new Error('broken');
        }
      } as unknown as typeof Intl.DateTimeFormat;
    },
    failed: ['last update'],
  },
  {
    name: 'Intl.ListFormat',
    address: 'intro/controller',
    breakIt: () => Reflect.deleteProperty(Intl, 'ListFormat'),
    failed: ['list of columns'],
  },
  {
    name: 'matchMedia',
    address: 'api/use-form-start',
    breakIt: () => {
      window.matchMedia = () => {
        throw new Error('broken');
      };
    },
    failed: ['color mode', 'color mode menu'],
  },
  {
    name: 'local and session storage',
    address: 'intro/install',
    breakIt: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    },
    failed: [],
  },
  {
    name: 'the methods of storages',
    address: 'intro/install',
    breakIt: () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    failed: [],
  },
  {
    name: 'IntersectionObserver',
    address: 'intro/controller',
    breakIt: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
    failed: ['late start of demos'],
    act: async (page) => {
      await page.locator('[data-demo-preview][data-live=true]').first().waitFor();
    },
  },
  {
    name: 'MutationObserver',
    address: 'intro/start',
    breakIt: () => {
      window.MutationObserver = class {
        constructor() {
          throw new Error('broken');
        }
      } as unknown as typeof MutationObserver;
    },
    act: async (page, { id }) => {
      const edit = page.getByRole('button', { name: buttonNames[id].edit }).first();
      await edit.click();
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await edit.waitFor();
    },
    failed: ['live editor', 'route announcer'],
  },
  {
    name: 'the clipboard and prompts',
    address: 'intro/install',
    breakIt: () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      window.prompt = () => {
        throw new Error('broken');
      };
    },
    act: async (page, { id }) => {
      await page.getByRole('button', { name: buttonNames[id].copy }).first().click();
    },
    failed: ['copy button'],
  },
  {
    name: 'measuring what was loaded',
    address: 'intro/start',
    breakIt: () => {
      performance.getEntriesByName = () => {
        throw new Error('broken');
      };
    },
    act: (page) => page.locator('main .pagination-nav__link').last().hover(),
    failed: ['preloading'],
  },
  {
    name: 'finding the links of the contents',
    address: 'intro/start',
    breakIt: () => {
      document.getElementsByClassName = () => {
        throw new Error('broken');
      };
    },
    act: async (page) => {
      await page.mouse.wheel(0, 2000);
      await page.mouse.wheel(0, -1000);
    },
    failed: ['mark in the contents'],
  },
  {
    name: "the browser's own name",
    address: 'intro/start',
    breakIt: () => {
      Object.defineProperty(navigator, 'platform', {
        get: () => {
          throw new Error('broken');
        },
      });
    },
    failed: ['search'],
  },
  {
    name: 'modal dialogs',
    address: 'intro/start',
    breakIt: () => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('broken');
      };
    },
    act: async (page, { id }) => {
      const search = page.getByRole('button', { name: SEARCH_WORDS[id].search, exact: true });
      await search.click();
      await search.waitFor();
    },
    failed: ['search dialog'],
  },
  {
    name: 'coming back to where another language was left',
    address: 'intro/start',
    breakIt: () => {
      const place = { path: location.pathname, offset: 400 };
      sessionStorage.setItem('bindform.language-scroll', JSON.stringify(place));
      const { scrollTo } = window;
      window.scrollTo = (...args: unknown[]) => {
        if (typeof args[0] === 'object') throw new Error('broken');
        scrollTo(...(args as [number, number]));
      };
    },
    failed: ['scroll position'],
  },
];
