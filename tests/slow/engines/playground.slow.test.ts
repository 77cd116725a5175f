import { EDITOR, EDITOR_TEXT, engineEditorOn } from '../../support/engines/engineEditor';
import { ENGINES, openIn } from '../../support/engines/engines';
import { createReader, type Reader } from '../../support/engines/reader';
import { until } from '../../support/engines/until';
import { LOCALES } from '../../support/site';

jest.setTimeout(180_000);

const hello = (name: string) =>
  `export default function Hello() {\n  console.log('logged by ${name}');\n  return <p>Hello from ${name}</p>;\n}\n`;

/** Drivers cannot read the clipboard of every engine. */
const KEEP_COPIED = `navigator.clipboard.writeText = async (text) => { window.copied = text; };`;

describe.each(ENGINES)('the playground with $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    let reader: Reader;
    beforeAll(async () => {
      reader = createReader(await openIn(engine, locale.id), locale);
    });
    afterAll(() => reader?.page.close());

    it('takes what is pasted and typed, undoes it, and runs it', async () => {
      const { page, open, see, is, clickOn, value } = reader;
      await open('playground');
      const editor = await engineEditorOn(page);
      await editor.write(hello('paste'));
      // A driver sends keys to a window only once that was clicked in, and WebKit's to none after a look
      // into the preview. With the caret elsewhere, what is typed is not undone together with the paste.
      await clickOn(`${EDITOR}.querySelector('.cm-line')`);
      await page.type('/* typed */');
      await is(`${EDITOR_TEXT}.includes('/* typed */')`);
      // The keys of a slow driver are undone in several steps.
      await until('what was typed to be undone', async () => {
        await page.press('Control+z');
        return (await value<string>(EDITOR_TEXT)) === hello('paste');
      });
      await editor.preview('Hello from paste');
      await see('logged by paste', '[data-live-console]');
    });

    it('sends code on as a link, which runs only when asked to', async () => {
      const { page, t, click, see, open, value, is } = reader;
      await open('playground');
      await (await engineEditorOn(page)).write(hello('a link'));
      await page.run(KEEP_COPIED);
      await click('button', t('Copy link', '复制链接'));
      await is('Boolean(window.copied)');
      const link = await value<string>('window.copied');
      await open('intro/start');
      await page.goto(link);
      await page.run(`dispatchEvent(new Event('wheel'))`);
      const received = await engineEditorOn(page);
      await see(t('Someone else wrote this code.', '这段代码是别人写的。'));
      expect(await value<string>(EDITOR_TEXT)).toBe(hello('a link'));
      expect(await value<number>(`document.querySelectorAll('iframe').length`)).toBe(0);
      await click('button', t('Run', '运行'));
      await received.preview('Hello from a link');
    });
  });
});
