import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { lostText } from '../support/lostText';
import { SEARCH_WORDS } from '../support/searchDialog';
import { LOCALES, siteUrl, type SiteLocale } from '../support/site';

const NAMED = /^The page goes on without this extra, which failed: (.+?)\./;

/** A page on a platform of which something is broken before any of its scripts runs. */
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

const menuOpeners = {
  'en-US': { language: /^Language/, color: /^Color mode/, edit: 'Edit code', copy: 'Copy code' },
  'zh-CN': { language: /^语言/, color: /^颜色模式/, edit: '编辑代码', copy: '复制代码' },
} as const;

/**
 * What is broken, where it matters, what a reader does there, and the extras that fail of it.
 * Whatever that is, what is being read has to stay.
 */
interface Fault {
  name: string;
  address: string;
  breakIt: () => void;
  act?: (page: Page, locale: SiteLocale) => Promise<void>;
  failed: string[];
}

const FAULTS: Fault[] = [
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
      const edit = page.getByRole('button', { name: menuOpeners[id].edit }).first();
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
      await page.getByRole('button', { name: menuOpeners[id].copy }).first().click();
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
    name: 'closing menus by pointing elsewhere',
    address: 'intro/start',
    breakIt: () => {
      const { addEventListener } = document;
      document.addEventListener = function listen(...args: Parameters<typeof addEventListener>) {
        if (args[0] === 'pointerdown') throw new Error('broken');
        addEventListener.apply(document, args);
      };
    },
    act: async (page, { id }) => {
      const navbar = page.locator('.navbar');
      await navbar.getByRole('button', { name: menuOpeners[id].language }).click();
      await navbar.getByRole('button', { name: menuOpeners[id].color }).click();
      await navbar.locator('.dropdown button').first().click();
    },
    failed: ['color mode menu', 'language menu', 'navbar item'],
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

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(FAULTS)('without $name, what is being read stays', async (fault) => {
    const { page, context, failed } = await openBroken(locale, fault.address, fault.breakIt);
    await fault.act?.(page, locale);
    await page.waitForTimeout(200);
    expect(await lostText(page)).toEqual([]);
    expect(failed()).toEqual(fault.failed);
    // The page is alive: it leads on to another one without a load.
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('main .pagination-nav__link').last().click();
    await page.waitForURL((url) => !url.pathname.endsWith(fault.address));
    expect(await lostText(page)).toEqual([]);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await context.close();
  });

  it('without workers, the search says so, and finds again as soon as there are any', async () => {
    const words = SEARCH_WORDS[locale.id];
    const { page, context } = await openBroken(locale, 'intro/start', () => {
      const { Worker } = window;
      Object.assign(window, {
        mend: () => Object.assign(window, { Worker }),
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
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
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
