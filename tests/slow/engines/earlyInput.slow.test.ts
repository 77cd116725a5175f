import type { ServerResponse } from 'node:http';
import { ENGINES, openIn } from '../../support/engines/engines';
import { createReader, type Reader } from '../../support/engines/reader';
import { until } from '../../support/engines/until';
import { LATE_SCRIPTS } from '../../support/lateScripts';
import { startPagesServer, type PagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../../support/site';

jest.setTimeout(180_000);

/** Files that are held back, and the requests for them. */
let held: { files: RegExp; requests: [ServerResponse, string][] } | undefined;

const startServer = () =>
  startPagesServer({
    root: BUILD_DIR,
    base: BASE,
    port: 0,
    intercept({ url = '' }, response) {
      if (!held?.files.test(url)) return false;
      held.requests.push([response, url]);
      return true;
    },
  });

/** Lets the held files come. */
function release() {
  const { requests } = held!;
  held = undefined;
  for (const [response, url] of requests)
    response.writeHead(302, { location: `${url}?late` }).end();
}

const preview = (id: string) => `[data-demo="${id}"] [data-demo-preview]`;
const found = (id: string, selector: string) =>
  `document.querySelector('${preview(id)} ${selector}')`;

describe.each(ENGINES)('a reader with $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    let server: PagesServer;
    let reader: Reader;

    /** Opens a page at a demo, and waits until the code that is held back has been asked for. */
    async function openLate(address: string, id: string, files: RegExp) {
      held = { files, requests: [] };
      await reader.page.goto(server.url + locale.prefix + address);
      await reader.page.run(`dispatchEvent(new Event('wheel'))`);
      await reader.page.run(
        `document.querySelector('${preview(id)}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await until('a request', async () => held!.requests.length > 0);
    }
    /** Lets the code come, and waits until the demo runs. */
    async function arrive(id: string) {
      release();
      await reader.is(`document.querySelector('${preview(id)}').dataset.live === 'true'`);
    }
    const focus = (id: string, selector: string) =>
      reader.page.run(`${found(id, selector)}.focus()`);
    const replace = async (id: string, selector: string, text: string) => {
      await focus(id, selector);
      await reader.page.run('document.activeElement.select()');
      await reader.page.type(text);
    };

    describe.each(LATE_SCRIPTS)('who is faster than $name', ({ files }) => {
      // A new browser each time, since what has come once is not asked for again.
      beforeAll(async () => {
        server = await startServer();
        reader = createReader(await openIn(engine, locale.id), locale, server.url);
      });
      afterAll(async () => {
        await reader?.page.close();
        await server?.close();
      });

      it('finds every native control as it was left, and in the data of the form', async () => {
        const id = 'controller-basic';
        const { page, is, value } = reader;
        await openLate('intro/controller', id, files);
        await replace(id, 'input:not([type])', 'Bo');
        await focus(id, 'input[type="checkbox"]');
        await page.press(' ');
        await focus(id, 'textarea');
        await page.type('hot');
        await page.press('ArrowLeft');
        // Autofill can set a value without an event.
        await page.run(`
          ${found(id, 'input[type="number"]')}.value = '3';
          const select = ${found(id, 'select')};
          select.value = 'large';
          select.dispatchEvent(new Event('change', { bubbles: true }));`);
        await arrive(id);
        await page.type('!');
        // The open panel of the inspector.
        const model = `document.querySelector('[data-demo="${id}"] [data-demo-inspector] [role=tabpanel]:not([hidden])')?.textContent ?? ''`;
        await is(`(${model}).includes('ho!t')`);
        expect(await value<string>(model)).toMatch(
          /name: "Bo"\s+cups: "3"\s+size: "large"\s+milk: true\s+note: "ho!t"/,
        );
        expect(await value(`${found(id, 'input[type="checkbox"]')}.checked`)).toBe(true);
      });

      it('has moved a slider, and the form follows', async () => {
        const id = 'start-binding';
        await openLate('intro/start', id, files);
        await focus(id, 'input[type="range"]');
        await reader.page.press('ArrowRight');
        await arrive(id);
        await reader.is(
          `[...document.querySelectorAll('${preview(id)} input')].every(({ value }) => value === '41')`,
        );
      });

      it('has chosen a radio button, which is not asked for again', async () => {
        const id = 'custom-rating';
        const { t, click, is, value } = reader;
        await openLate('intro/custom', id, files);
        await focus(id, 'input[type="radio"]');
        await reader.page.press(' ');
        await replace(id, 'textarea', 'Bread');
        await arrive(id);
        expect(await value(`${found(id, 'input[type="radio"]')}.checked`)).toBe(true);
        await click('button', t('Send', '提交'), preview(id));
        await is(`document.querySelector('${preview(id)}').textContent.includes('Bread')`);
        expect(await value(`${found(id, '[role="alert"]')} === null`)).toBe(true);
      });

      it('has copied a heading and pasted it for the search, which finds it', async () => {
        const { page, is } = reader;
        await openLate('intro/start', 'start-basic', files);
        const heading = `document.querySelector('h1')`;
        await page.run(`getSelection().selectAllChildren(${heading})`);
        for (const keys of ['Control+c', 'Control+k', 'Control+v']) await page.press(keys);
        await page.type('!');
        await arrive('start-basic');
        await is(
          `document.querySelector('dialog[open] [role="combobox"]')?.value === ${heading}.textContent.trim() + '!'`,
        );
      });

      it('has filled in and sent the form of a kit, which finds only what is missing', async () => {
        const id = 'integration-ui-antd';
        await openLate('intro/integration-ui', id, files);
        await replace(id, 'input[type="text"]', 'Printer');
        await focus(id, 'input[type="checkbox"]');
        await reader.page.press(' ');
        await reader.clickOn(found(id, 'button[type="submit"]'));
        await arrive(id);
        // Area and date.
        await reader.is(
          `[...document.querySelectorAll('${preview(id)} [role="alert"]')].filter((each) => each.textContent.trim()).length === 2`,
        );
        expect(await reader.value(`${found(id, 'input[type="text"]')}.value`)).toBe('Printer');
        expect(await reader.value(`${found(id, 'input[type="checkbox"]')}.checked`)).toBe(true);
      });
    });
  });
});
