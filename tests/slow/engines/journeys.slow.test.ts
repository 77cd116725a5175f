import { DEMO_WORDS } from '../../support/demos';
import { DESKTOP } from '../../support/engines/enginePage';
import { ENGINES, openIn } from '../../support/engines/engines';
import { createReader, type Reader } from '../../support/engines/reader';
import { openEngineEditor } from '../../support/engines/engineEditor';
import { until } from '../../support/engines/until';
import { counter, LIVE_PAGES } from '../../support/liveEditor';
import { SEARCH_WORDS } from '../../support/searchDialog';
import { LOCALES } from '../../support/site';

jest.setTimeout(180_000);

/** Runs in the page: makes what applies to paper apply to the screen. */
const useStylesOfPrint = `() => {
  const convert = (rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule.cssRules) convert(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) convert(sheet.cssRules);
}`;

/** Whether the list shows the results of all that was typed. */
const isSettled = `document.getElementById(document.activeElement.getAttribute('aria-controls')).getAttribute('aria-busy') === 'false'`;

const demo = (id: string) => `[data-demo="${id}"]`;
const preview = (id: string) => `${demo(id)} [data-demo-preview]`;

describe.each(ENGINES)('a reader with $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    const { id, prefix } = locale;
    const search = SEARCH_WORDS[id];
    const toolbar = DEMO_WORDS[id];
    let reader: Reader;

    beforeAll(async () => {
      reader = createReader(await openIn(engine, id), locale);
    });
    afterAll(() => reader?.page.close());

    /** Brings a demo of a page near and waits until it runs. */
    const openDemo = async (address: string, name: string) => {
      await reader.open(address);
      await reader.page.run(
        `document.querySelector('${demo(name)}').scrollIntoView({ block: 'center' })`,
      );
      await reader.is(`document.querySelector('${demo(name)} [data-live="true"]') !== null`);
    };
    const heading = (words: string) => reader.see(words, 'main h1');
    /** Clicks an element that an expression finds. */
    const clickOn = async (expression: string) => {
      const place = await reader.value<[number, number]>(
        `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${expression}.getBoundingClientRect())`,
      );
      await reader.page.clickAt(...place);
    };

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
      await heading(t('Installation', '安装'));
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
      await heading(t('Layout', '布局'));
      await is('scrollY === 0');
      await page.travel('back');
      await at('intro/start');
      await is(`Math.abs(scrollY - ${place}) < 2`);
      await page.travel('forward');
      await heading(t('Layout', '布局'));
    });

    it('jumps to a heading by the contents', async () => {
      const { open, at, is, page } = reader;
      await open('intro/install');
      await page.run(
        `document.querySelector('.table-of-contents a[href="#requirements"]').focus()`,
      );
      await page.press('Enter');
      await at('intro/install#requirements');
      await is(
        `(({ top }) => top >= 0 && top < 200)(document.querySelector('#requirements').getBoundingClientRect())`,
      );
    });

    it('opens the second level of a section by keyboard', async () => {
      const { t, open, is, page } = reader;
      await open('intro/start');
      const toggle = `[...document.querySelectorAll('.navbar button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === '${t('Parts of API', '子菜单：API')}')`;
      await page.run(`${toggle}.focus()`);
      await page.press('Enter');
      await is(`${toggle}.getAttribute('aria-expanded') === 'true'`);
      await page.press('Escape');
      await is(
        `${toggle}.getAttribute('aria-expanded') === 'false' && document.activeElement === ${toggle}`,
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
        await clickOn(
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
      await clickOn(`document.querySelector('dialog[open] [role="option"]')`);
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
      await heading(search.pageTitle);
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

    it('fills in text fields, is told what is missing, and sends', async () => {
      const { t, click, fill, see, is } = reader;
      const own = preview('start-basic');
      await openDemo('intro/start', 'start-basic');
      const send = t('Sign up', '注册');
      await click('button', send, own);
      await see(t('Tell us your name', '请填写姓名'), own);
      await fill(t('Name', '姓名'), 'Ada', own);
      await fill(t('Email', '邮箱'), 'ada@example.org', own);
      await is(`document.querySelector('${own} [role="alert"]') === null`);
      await click('button', send, own);
      await see('ada@example.org', `${own} [role="status"]`);
    });

    it('moves a slider and types a number', async () => {
      const { t, click, fill, is, page } = reader;
      const own = preview('start-binding');
      const values = `[...document.querySelectorAll('${own} input')].map(({ value }) => value).join()`;
      await openDemo('intro/start', 'start-binding');
      await page.run(`document.querySelector('${own} input[type="range"]').focus()`);
      await page.press('ArrowRight');
      await is(`${values} === '41,41'`);
      await fill(t('In percent', '百分比'), '75', own);
      await is(`${values} === '75,75'`);
      await click('button', t('Mute', '静音'), own);
      await is(`${values} === '0,0'`);
    });

    it('chooses a radio button and writes several lines', async () => {
      const { t, click, see, is, page } = reader;
      const own = preview('custom-rating');
      await openDemo('intro/custom', 'custom-rating');
      await click('button', t('Send', '提交'), own);
      await see(t('Choose one to five stars', '请选择一到五颗星'), own);
      await page.run(`document.querySelector('${own} input[type="radio"]').focus()`);
      await page.press(' ');
      await is(`document.querySelector('${own} input[type="radio"]').checked`);
      await page.run(`document.querySelector('${own} textarea').focus()`);
      await page.type('Bread');
      await page.press('Enter');
      await page.type('Butter');
      await is(`document.querySelector('${own} textarea').value.endsWith('Bread\\nButter')`);
    });

    it('checks a checkbox, and chooses from a list', async () => {
      const { t, click, see, is, page } = reader;
      await openDemo('intro/custom', 'custom-dirty');
      const dirty = preview('custom-dirty');
      await click('checkbox', t('Pinned', '置顶'), dirty);
      await see(t('There are unsaved changes.', '有未保存的修改。'), dirty);
      const list = `document.querySelector('${preview('custom-history')} select')`;
      await openDemo('intro/custom', 'custom-history');
      await page.run(`${list}.focus()`);
      const before = await reader.value<string>(`${list}.value`);
      await page.type(before === 'A2' ? 'A3' : 'A2');
      await is(`${list}.value !== '${before}'`);
    });

    it('chooses a file', async () => {
      const { is, page } = reader;
      await reader.open('guides/file-upload');
      const field = `document.querySelector('[data-demo-preview] input[type="file"]')`;
      await page.run(`${field}.scrollIntoView({ block: 'center' })`);
      await is(`${field}.closest('[data-live="true"]') !== null`);
      // No driver can work the window that chooses files.
      await page.run(
        `const files = new DataTransfer(); files.items.add(new File(['x'], 'photo.png', { type: 'image/png' })); ${field}.files = files.files; ${field}.dispatchEvent(new Event('change', { bubbles: true }))`,
      );
      await is(
        `[...document.querySelectorAll('[data-demo-preview]')].some((each) => each.innerText.includes('photo.png')) || ${field}.files.length === 1`,
      );
    });

    it('adds and removes rows of a list', async () => {
      const { t, click, is } = reader;
      const own = preview('dymic-basic');
      const rows = `document.querySelectorAll('${own} fieldset').length`;
      await openDemo('intro/dymic', 'dymic-basic');
      const count = await reader.value<number>(rows);
      await click('button', t('Add a row', '添加一行'), own);
      await is(`${rows} === ${count + 1}`);
      await click('button', t('Remove', '删除'), own);
      await is(`${rows} === ${count}`);
    });

    it('shows the code of a demo, and resets the demo', async () => {
      const { t, click, fill, see, is } = reader;
      const own = demo('start-basic');
      await openDemo('intro/start', 'start-basic');
      await click('button', toolbar.show, own);
      await see('export default', `${own} [data-demo-source]`);
      await click('button', toolbar.hide, own);
      await fill(t('Name', '姓名'), 'Ada', own);
      await click('button', toolbar.reset, own);
      await is(`document.querySelector('${own} input').value === ''`);
    });

    it('downloads the file of a demo', async () => {
      const { click, page } = reader;
      const own = demo('start-basic');
      await openDemo('intro/start', 'start-basic');
      await click('button', toolbar.openIn, own);
      await click('button', toolbar.download('start-basic.tsx'), own);
      await until('the file', async () => page.downloads().includes('start-basic.tsx'));
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

    it('opens a demo in another place', async () => {
      const { click, is, page } = reader;
      const own = demo('start-basic');
      await openDemo('intro/start', 'start-basic');
      await page.run(
        `HTMLFormElement.prototype.submit = function () { window.sent = this.action + ' ' + this.target; }`,
      );
      await click('button', toolbar.openIn, own);
      await click(
        'button',
        reader.t('Open in CodeSandbox (new tab)', '在 CodeSandbox 中打开（新标签页）'),
        own,
      );
      await is(`window.sent?.startsWith('https://codesandbox.io/')`);
    });

    it('opens the page of a demo, and comes back to its place', async () => {
      const { click, at, is } = reader;
      await openDemo('intro/vaild', 'vaild-basic');
      await click('link', toolbar.open, demo('vaild-basic'));
      await at('~demos/vaild-basic');
      await is(`document.querySelector('[data-live="true"]') !== null`);
      await clickOn(`document.querySelector('header a[href]')`);
      await at('intro/vaild#vaild-basic');
      await is(
        `document.querySelector('${demo('vaild-basic')}[data-highlighted="true"]') !== null`,
      );
    });

    it('filters the properties of a long table', async () => {
      const { t, open, fill, see, is } = reader;
      await open('api/form-item-props');
      await fill(t('Filter properties', '筛选属性'), 'labelW', 'main');
      await is(`document.querySelectorAll('[id="api-FormItem"] tbody:not([hidden])').length === 1`);
      await see('labelWidth', '[id="FormItem-labelWidth"]');
    });

    it('is told that there is no such page, and goes home', async () => {
      const { t, open, see, at } = reader;
      await open('no/such/page');
      await see(t('There is no page at this address', '页面不存在'), 'main');
      await clickOn(`document.querySelector('main a[href]')`);
      await at('');
    });

    it('comes to the page whose name was guessed', async () => {
      const { t, page, at } = reader;
      await page.goto(
        await reader.value<string>(`location.origin + '/bindform/${prefix}intro/dynamic'`),
      );
      await at('intro/dymic');
      await heading(t('Dynamic forms', '动态表单'));
    });

    it('opens the navigation in a small window', async () => {
      const { t, open, click, at, page } = reader;
      await open('intro/start');
      await page.resize(500, 800);
      await click('button', t('Toggle navigation bar', '切换导航栏'));
      await click('link', t('Layout', '布局'), '.navbar-sidebar');
      await at('intro/layout');
      await page.resize(DESKTOP.width, DESKTOP.height);
    });

    it('edits an example, and is told of each kind of mistake', async () => {
      const live = LIVE_PAGES.find((each) => each.locale === id)!;
      const editor = await openEngineEditor(reader.page, live);
      await editor.write(counter('first'));
      await editor.preview('first 0');
      await editor.click();
      await editor.preview('first 1');
      await editor.write('export default () => <p>');
      await editor.problem(live.line(1));
      await editor.write(`export default () => { throw new Error('broken'); };`);
      await editor.problem('broken');
      await editor.write('for (;;);\nexport default () => <p>never</p>;');
      await editor.problem(live.endless);
      await editor.write(`import 'no-such-package';\nexport default () => <p>never</p>;`);
      await editor.problem(live.missing('no-such-package'));
      await editor.write(counter('last'));
      await editor.preview('last 0');
    });
  });
});
