import { DESKTOP } from '../../support/engines/enginePage';
import { ENGINES, openIn } from '../../support/engines/engines';
import { calling, createReader, type Reader } from '../../support/engines/reader';
import { SEARCH_WORDS } from '../../support/searchDialog';
import { until } from '../../support/engines/until';
import { LOCALES, siteUrl } from '../../support/site';

jest.setTimeout(180_000);

/** Runs in the page: applies the print styles to the screen. */
const useStylesOfPrint = `() => {
  const printed = (rules) => [...rules].flatMap((rule) =>
    rule.media?.mediaText === 'print'
      ? [...rule.cssRules].map((each) => each.cssText)
      : printed(rule.cssRules ?? []));
  // The policy of the pages refuses a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].flatMap((each) => printed(each.cssRules)).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

declare global {
  interface Window {
    /** What the reader sees after a jump, and how far it has moved since (px). */
    seen?: { moved: () => number };
  }
}

/** Runs in the page: scrolls far down, as with the scrollbar. */
function jump(share: number): void {
  const { scrollHeight } = document.documentElement;
  const afterFrames = (count: number, callback: () => void): unknown =>
    requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, callback) : callback()));
  scrollTo({ top: scrollHeight * share, behavior: 'instant' });
  // What comes near the viewport is laid out by the browser.
  afterFrames(3, () => {
    const block = [...document.querySelectorAll('.markdown > *')].find(
      (each) => each.getBoundingClientRect().bottom > innerHeight / 2,
    )!;
    const top = () => block.getBoundingClientRect().top;
    const before = top();
    window.seen = { moved: () => top() - before };
    dispatchEvent(new Event('wheel'));
  });
}

/** Whether the list shows the results of all that was typed. */
const isSettled = `document.getElementById(document.activeElement.getAttribute('aria-controls')).getAttribute('aria-busy') === 'false'`;

describe.each(ENGINES)('a reader of the pages with $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    const { id, prefix } = locale;
    const search = SEARCH_WORDS[id];
    let reader: Reader;

    beforeAll(async () => {
      reader = createReader(await openIn(engine, id), locale);
    });
    afterAll(() => reader?.page.close());

    it('goes from the home page to a guide and on to the next page', async () => {
      const { t, open, click, at, is, page } = reader;
      await open('');
      await click('link', t('Docs', '文档'), '.navbar');
      await at('intro/start');
      // The address comes before the page does.
      await is(`document.querySelector('.pagination-nav__link--next') !== null`);
      await page.run(`document.querySelector('.pagination-nav__link--next').focus()`);
      await page.press('Enter');
      await at('intro/install');
      await reader.heading(t('Installation', '安装'));
    });

    it('has the files of the page at whose link the reader points', async () => {
      const { t, open, is, value, page } = reader;
      const requested = `[...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].filter((name) => /\\.js$/.test(name)).sort()`;
      let before: string[] = [];
      await open('intro/start');
      await until('all requests of the page', async () => {
        const earlier = before;
        before = await value<string[]>(requested);
        return earlier.length === before.length;
      });
      await page.run(
        `document.querySelector('.pagination-nav__link--next').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))`,
      );
      await is(`${requested}.length > ${before.length}`);
      const after = await value<string[]>(requested);
      await page.run(`document.querySelector('.pagination-nav__link--next').focus()`);
      await page.press('Enter');
      await reader.heading(t('Installation', '安装'));
      expect(await value<string[]>(requested)).toEqual(after);
    });

    it('goes to a page by the sidebar, and back and forward to the same place', async () => {
      const { t, open, at, is, value, page } = reader;
      await open('intro/start');
      await page.run(`scrollTo({ top: 900, behavior: 'instant' })`);
      await is('scrollY === 900');
      const place = await value<number>('scrollY');
      await page.run(
        `document.querySelector('.menu a[href$="/${prefix}intro/layout"]').focus({ preventScroll: true })`,
      );
      await page.press('Enter');
      await at('intro/layout');
      await reader.heading(t('Layout', '布局'));
      await is('scrollY === 0');
      await page.travel('back');
      await at('intro/start');
      await is(`Math.abs(scrollY - ${place}) < 2`);
      await page.travel('forward');
      await reader.heading(t('Layout', '布局'));
    });

    it('stays where the reader has jumped to when the rest of a page is laid out', async () => {
      const { is, value, page } = reader;
      await page.goto(`${siteUrl()}${prefix}intro/start`);
      expect(await value('document.documentElement.dataset.lazy')).toBe('true');
      await page.run(calling(jump, 0.6));
      await is('window.seen && document.documentElement.dataset.lazy === undefined');
      expect(Math.abs(await value<number>('window.seen.moved()'))).toBeLessThan(2);
    });

    it('jumps to a heading by the contents', async () => {
      const { open, at, is, page } = reader;
      await open('intro/install');
      await page.run(
        `document.querySelector('nav > .table-of-contents a[href="#requirements"]').focus()`,
      );
      await page.press('Enter');
      await at('intro/install#requirements');
      await is(
        `(({ top }) => top >= 0 && top < 200)(document.querySelector('#requirements').getBoundingClientRect())`,
      );
    });

    it('opens the menu of languages by keyboard', async () => {
      const { t, open, is, page } = reader;
      await open('intro/start');
      const toggle = `[...document.querySelectorAll('.navbar button')].find((each) => each.getAttribute('aria-label') === '${t('Language: English', '语言：简体中文')}')`;
      await page.run(`${toggle}.focus()`);
      await page.press('Enter');
      await is(`${toggle}.popoverTargetElement.matches(':popover-open')`);
      await page.press('Escape');
      await is(
        `!${toggle}.popoverTargetElement.matches(':popover-open') && document.activeElement === ${toggle}`,
      );
    });

    it('changes the language and stays on the page', async () => {
      const { t, open, click, is } = reader;
      await open('intro/layout');
      await click('button', t('Language: English', '语言：简体中文'));
      await click('link', t('简体中文', 'English'), '.navbar');
      await is(`document.documentElement.lang === '${t('zh-CN', 'en-US')}'`);
      await is(
        `location.pathname.endsWith('${t('/zh-CN/intro/layout', '/bindform/intro/layout')}')`,
      );
    });

    it('chooses a color mode, which is kept', async () => {
      const { t, open, click, is } = reader;
      const choose = async (name: string) => {
        await reader.clickOn(
          `[...document.querySelectorAll('.navbar button')].find((each) => each.getAttribute('aria-label')?.startsWith('${t('Color mode', '颜色模式')}'))`,
        );
        await click('menuitemradio', name);
      };
      await open('intro/start');
      await choose(t('Dark', '深色'));
      await is(`document.documentElement.dataset.theme === 'dark'`);
      await open('intro/install');
      await is(`document.documentElement.dataset.theme === 'dark'`);
      await is(`getComputedStyle(document.documentElement).colorScheme.includes('dark')`);
      await choose(t('Light', '浅色'));
      await is(`document.documentElement.dataset.theme === 'light'`);
      await choose(t('Auto', '自动'));
      await is(`Object.keys(localStorage).every((key) => !key.startsWith('theme'))`);
    });

    it('searches with the mouse', async () => {
      const { open, click, is, value, page } = reader;
      await open('errors/BF002');
      await click('button', search.search);
      await is(`document.activeElement.getAttribute('role') === 'combobox'`);
      await page.type(search.query);
      await is(`document.querySelector('dialog[open] [role="option"]') !== null`);
      await is(isSettled);
      const target = await value<string>(
        `document.querySelector('dialog[open] [role="option"]').getAttribute('href')`,
      );
      await reader.clickOn(`document.querySelector('dialog[open] [role="option"]')`);
      await is(`location.href === new URL(${JSON.stringify(target)}, location.origin).href`);
      await is(`document.querySelector('dialog[open]') === null`);
    });

    it('searches by keyboard alone, and leaves by Escape', async () => {
      const { open, is, value, page } = reader;
      await open('errors/BF002');
      await page.press('/');
      await is(`document.activeElement.getAttribute('role') === 'combobox'`);
      await page.type(search.query);
      await is(`document.querySelectorAll('dialog[open] [role="option"]').length > 1`);
      await is(isSettled);
      await page.press('ArrowDown');
      const target = await value<string>(
        `document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).getAttribute('href')`,
      );
      await page.press('Enter');
      await is(`location.href === new URL(${JSON.stringify(target)}, location.origin).href`);
      await page.press('Control+k');
      await is(`document.querySelector('dialog[open]') !== null`);
      await page.press('Escape');
      await is(`document.querySelector('dialog[open]') === null`);
    });

    it('finds results on the page of the search', async () => {
      const { open, is } = reader;
      await open(`search?q=${encodeURIComponent(search.query)}`);
      await reader.heading(search.pageTitle);
      await is(`document.querySelectorAll('main li a[href]').length > 3`);
    });

    it('chooses a tab, which the address keeps', async () => {
      const { open, click, at, see, page } = reader;
      await open('intro/install');
      await click('tab', 'pnpm');
      await at('intro/install?tab=pnpm');
      await see('pnpm add bindform@', 'main');
      await page.press('ArrowRight');
      await at('intro/install?tab=yarn');
      await click('tab', 'npm');
      await at('intro/install');
    });

    it('prints a page whose popup is open', async () => {
      const { open, page, value } = reader;
      await open('intro/start');
      for (const popup of ['.navbar [popover]', 'section[data-demo] [popover]']) {
        await page.run(`document.querySelector('${popup}').showPopover()`);
        await page.run(`(${useStylesOfPrint})()`);
        expect(await value(`document.querySelector('${popup}').checkVisibility()`)).toBe(false);
      }
    });

    it('prints a page with every tab, and without what can only be pressed', async () => {
      const { open, page, value } = reader;
      await open('intro/install');
      // No driver shows what comes out of the printer: its styles are put on the screen.
      await page.run(`(${useStylesOfPrint})()`);
      const heights = (selector: string) =>
        value<number[]>(
          `[...document.querySelectorAll('${selector}')].map((each) => each.getBoundingClientRect().height)`,
        );
      const panels = await heights('[role="tabpanel"][data-label]');
      expect(panels.length).toBeGreaterThan(1);
      expect(panels).not.toContain(0);
      for (const gone of ['.navbar', '.pagination-nav', '[role="tablist"]', 'footer']) {
        expect([gone, (await heights(gone)).filter((height) => height > 0)]).toEqual([gone, []]);
      }
    });

    it('filters the properties of a long table', async () => {
      const { t, open, fill, see, is } = reader;
      await open('api/form-item-props');
      await fill(t('Filter properties', '筛选属性'), 'labelW', 'main');
      await is(`document.querySelectorAll('[id="api-FormItem"] tbody:not([hidden])').length === 1`);
      await see('labelWidth', '[id="FormItem-labelWidth"]');
    });

    it('learns that there is no such page, and goes home', async () => {
      const { t, open, see, at } = reader;
      await open('no/such/page');
      await see(t('There is no page at this address', '页面不存在'), 'main');
      await reader.clickOn(`document.querySelector('main a[href]')`);
      await at('');
    });

    it('comes to the page whose name was guessed', async () => {
      const { t, page, at } = reader;
      await page.goto(
        await reader.value<string>(`location.origin + '/bindform/${prefix}intro/dynamic'`),
      );
      await at('intro/dymic');
      await reader.heading(t('Dynamic forms', '动态表单'));
    });

    it('opens the navigation in a small window', async () => {
      const { t, open, click, at, page } = reader;
      await open('intro/start');
      // WebKitGTK evaluates media queries of a stylesheet that came after the first paint at the second size.
      await page.resize(501, 800);
      await page.resize(500, 800);
      await click('button', t('Toggle navigation bar', '切换导航栏'));
      await click('link', t('Layout', '布局'), '.navbar-sidebar');
      await at('intro/layout');
      await page.resize(DESKTOP.width, DESKTOP.height);
    });
  });
});
