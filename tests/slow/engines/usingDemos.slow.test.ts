import { DEMO_WORDS } from '../../support/demos';
import { openEngineEditor } from '../../support/engines/engineEditor';
import { ENGINES, openIn } from '../../support/engines/engines';
import { createReader, type Reader } from '../../support/engines/reader';
import { until } from '../../support/engines/until';
import { counter, LIVE_PAGES } from '../../support/liveEditor';
import { LOCALES } from '../../support/site';

jest.setTimeout(180_000);

const demo = (id: string) => `[data-demo="${id}"]`;
const preview = (id: string) => `${demo(id)} [data-demo-preview]`;

describe.each(ENGINES)('a reader of the demos with $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    const { id } = locale;
    const toolbar = DEMO_WORDS[id];
    let reader: Reader;

    beforeAll(async () => {
      reader = createReader(await openIn(engine, id), locale);
    });
    afterAll(() => reader?.page.close());

    it('fills in text fields, learns what is missing, and sends', async () => {
      const { t, click, fill, see, is } = reader;
      const own = preview('start-basic');
      await reader.openDemo('intro/start', 'start-basic');
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
      await reader.openDemo('intro/start', 'start-binding');
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
      await reader.openDemo('intro/custom', 'custom-rating');
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
      await reader.openDemo('intro/custom', 'custom-dirty');
      const dirty = preview('custom-dirty');
      await click('checkbox', t('Pinned', '置顶'), dirty);
      await see(t('There are unsaved changes.', '有未保存的修改。'), dirty);
      const list = `document.querySelector('${preview('custom-history')} select')`;
      await reader.openDemo('intro/custom', 'custom-history');
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
      await reader.openDemo('intro/dymic', 'dymic-basic');
      const count = await reader.value<number>(rows);
      await click('button', t('Add a row', '添加一行'), own);
      await is(`${rows} === ${count + 1}`);
      await click('button', t('Remove', '删除'), own);
      await is(`${rows} === ${count}`);
    });

    it('shows the code of a demo, and resets the demo', async () => {
      const { t, click, fill, see, is } = reader;
      const own = demo('start-basic');
      await reader.openDemo('intro/start', 'start-basic');
      await click('button', toolbar.show, own);
      await see('export default', `${own} [data-demo-source]`);
      await click('button', toolbar.hide, own);
      await fill(t('Name', '姓名'), 'Ada', own);
      await click('button', toolbar.more, own);
      await click('button', toolbar.reset, own);
      await is(`document.querySelector('${own} input').value === ''`);
    });

    it('downloads the file of a demo', async () => {
      const { click, page } = reader;
      const own = demo('start-basic');
      await reader.openDemo('intro/start', 'start-basic');
      await click('button', toolbar.openIn, own);
      await click('button', toolbar.download('start-basic.tsx'), own);
      await until('the file', async () => page.downloads().includes('start-basic.tsx'));
    });

    it('opens a demo in another place', async () => {
      const { click, is, page } = reader;
      const own = demo('start-basic');
      await reader.openDemo('intro/start', 'start-basic');
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
      await reader.openDemo('intro/vaild', 'vaild-basic');
      await click('button', toolbar.more, demo('vaild-basic'));
      await click('link', toolbar.open, demo('vaild-basic'));
      await at('~demos/vaild-basic');
      await is(`document.querySelector('[data-live="true"]') !== null`);
      // The page that was left may still be shown, and its header has links, too.
      await reader.clickOn(`document.querySelector('header a[href$="#vaild-basic"]')`);
      await at('intro/vaild#vaild-basic');
      await is(
        `document.querySelector('${demo('vaild-basic')}[data-highlighted="true"]') !== null`,
      );
    });

    it('edits an example, and learns of each kind of mistake', async () => {
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
