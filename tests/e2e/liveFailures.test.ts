import { browser } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import {
  BUSY_WORK,
  counter,
  LIVE_PAGES,
  openEditor,
  shown,
  textOf,
  type OpenEditor,
} from '../support/liveEditor';
import { siteUrl } from '../support/site';

const ENGLISH = LIVE_PAGES[0];

const component = (body: string, markup = '<p>shown</p>') =>
  `import { useEffect, useLayoutEffect, useState } from 'react';
export default function Demo() {
  const [count, setCount] = useState(0);
  ${body}
  return ${markup};
}`;

let works = 0;

/** Makes sure that the editor still runs what it is given, which was not on the screen before. */
async function expectToWork(open: OpenEditor): Promise<void> {
  const name = `works${(works += 1)}`;
  await open.write(counter(name));
  await (await shown(open.preview.getByRole('button', { name: `${name} 0` }))).click();
  await shown(open.preview.getByRole('button', { name: `${name} 1` }));
  expect(await open.problem.innerText()).toBe('');
}

describeInTurn(LIVE_PAGES, 'code that goes wrong, in $locale', (live, it) => {
  let open: OpenEditor;
  beforeAll(async () => {
    open = await openEditor(browser, live);
  });
  afterAll(() => open.context.close());

  it.each<[string, string, string | RegExp]>([
    ['in an endless loop', component('while (true);'), live.endless],
    ['in a loop that nothing guards', component(`new Function('for (;;);')();`), live.silent],
    [
      'that reports a flood of errors',
      component('useEffect(() => { for (let i = 0; i < 5000; i += 1) Promise.reject(i); }, []);'),
      live.flood,
    ],
    [
      'that floods the page with messages',
      component(
        `useEffect(() => void setInterval(() => { for (let i = 0; i < 500; i += 1) top.postMessage(1, '*'); }), []);`,
      ),
      live.flood,
    ],
    [
      'that never stops rendering',
      component('useEffect(() => setCount(count + 1));'),
      // On a busy machine it keeps the browser busy before it has come to 10,000 renders.
      new RegExp(`${live.runaway}|${live.heavy}`),
    ],
  ])('ends %s, with a message and a fresh frame', async (_, code, message) => {
    await open.write(code);
    await open.problem.getByText(message).waitFor();
    expect(await open.page.locator('[data-live-editor] iframe').count()).toBe(0);
    await expectToWork(open);
  });

  it('ends a demo that keeps moving the focus away while the reader types', async () => {
    // It may be ended before it is visible.
    await open.write(component('useEffect(() => void setInterval(() => parent.focus(), 50), []);'));
    while (!(await open.problem.innerText())) await open.editor.press('ArrowLeft');
    await open.problem.getByText(live.theft).waitFor();
    await expectToWork(open);
  });

  it.each([
    ['null', component('throw null;'), live.crashed],
    ['a promise', component('throw new Promise(() => {});'), live.waiting],
  ])('has words for %s that is thrown', async (_, code, message) => {
    await open.write(code);
    await open.problem.getByText(message).waitFor();
    await expectToWork(open);
  });

  it('says that there is no component', async () => {
    await open.write('export const Demo = () => <p>shown</p>;');
    await open.problem.getByText(live.noComponent).waitFor();
  });

  it('unfolds the stack of an error', async () => {
    await open.write(component(`throw new Error('broken');`));
    await open.problem.getByText('broken').first().waitFor();
    const stack = open.problem.locator('pre');
    expect(await stack.isVisible()).toBe(false);
    await open.problem.getByText(live.stack, { exact: true }).click();
    expect(await stack.innerText()).toMatch(/Demo \(Address\.tsx:4:\d+\)/);
  });

  it('reports the line of a mistake that only the browser finds', async () => {
    await open.write(`const a = 1;\n\nconst a = 2;\nexport default () => <p>{a}</p>;`);
    await open.problem.getByText(live.line(3), { exact: true }).waitFor();
    await open.problem.getByText(`Identifier 'a' has already been declared`).waitFor();
    await expectToWork(open);
  });
});

describe('each way of going wrong', () => {
  let open: OpenEditor;
  beforeAll(async () => {
    open = await openEditor(browser, ENGLISH);
  });
  afterAll(() => open.context.close());

  it.each([
    ['a loop while loading', `for (;;);\n${component('')}`, 1],
    [
      'a loop of promises',
      component('useEffect(() => { const on = () => Promise.resolve().then(on); on(); }, []);'),
      4,
    ],
    ['a loop whose end is caught', component('for (;;) try { for (;;); } catch {}'), 4],
    [
      'a loop that waits for what is there',
      component(
        'async function* all() { for (;;) yield 1; } useEffect(() => { (async () => { for await (const x of all()); })(); }, []);',
      ),
      4,
    ],
  ])('ends %s and says where it is', async (_, code, line) => {
    await open.write(code);
    await open.problem.getByText(ENGLISH.endless).waitFor();
    await open.problem.getByText(ENGLISH.line(line), { exact: true }).waitFor();
    await expectToWork(open);
  });

  it('replaces a demo that works nearly all the time, be it ended before or not', async () => {
    await open.write(`setInterval(() => work(450), 10);\n${counter('heavy')}${BUSY_WORK}`);
    await Promise.any([
      shown(open.preview.getByRole('button', { name: 'heavy 0' })),
      open.problem.getByText(ENGLISH.heavy).waitFor(),
    ]);
    await expectToWork(open);
  });

  it('puts nothing into the code that is typed into a demo while it crashes', async () => {
    await open.write(
      component(
        `const [name, setName] = useState('');
  if (name.length > 2) throw new Error('too long');`,
        '<input aria-label="Name" onChange={(event) => setName(event.target.value)} />',
      ),
    );
    await (await shown(open.preview.getByRole('textbox', { name: 'Name' }))).click();
    const code = await textOf(open.editor);
    // Chromium may never report the key that ends the frame, so the wait for it fails when the page is closed.
    void open.page.keyboard.type('hel').catch(() => undefined);
    await open.problem.getByText('too long').first().waitFor();
    await open.page.keyboard.type('lo');
    expect(await textOf(open.editor)).toBe(code);
    expect(await open.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it('ends a demo that keeps adding nested documents', async () => {
    const nest = `document.body.append(document.createElement('iframe'));`;
    await open.write(`setInterval(() => { ${nest} }, 10);\n${counter('nested')}`);
    await open.problem.getByText(ENGLISH.heavy).waitFor();
    await expectToWork(open);
  });

  it('ends a loop that a click starts, and starts again when asked', async () => {
    await open.write(component('', '<button onClick={() => { for (;;); }}>Go on</button>'));
    const button = await shown(open.preview.getByRole('button', { name: 'Go on' }));
    // A click from outside would wait for an answer that never comes.
    await button.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()));
    await open.problem.getByText(ENGLISH.endless).waitFor();
    await open.page.getByRole('button', { name: ENGLISH.run, exact: true }).click();
    await shown(button);
    expect(await open.problem.innerText()).toBe('');
  });

  it.each([
    ['an error while loading', `throw new Error('broken 1');`, 'broken 1'],
    ['an error while rendering', component(`throw new Error('broken 2');`), 'broken 2'],
    [
      'an error in an effect',
      component(`useEffect(() => { throw new Error('broken 3'); }, []);`),
      'broken 3',
    ],
    [
      'an error in a layout effect',
      component(`useLayoutEffect(() => { throw new Error('broken 4'); }, []);`),
      'broken 4',
    ],
    ['a text that is thrown', component(`throw 'broken 5';`), 'broken 5'],
    [
      'endless updates in a row',
      component('useLayoutEffect(() => setCount(count + 1));'),
      'Maximum update depth exceeded',
    ],
    [
      'a hook in a condition',
      component('useEffect(() => setCount(1), []); if (count) useState(0);'),
      'Rendered more hooks',
    ],
    [
      'an object as a child',
      component('', '<p>{{}}</p>'),
      'Objects are not valid as a React child',
    ],
    ['an error without a message', component('throw new Error();'), ENGLISH.crashed],
    ['a promise while loading', 'throw new Promise(() => {});', ENGLISH.crashed],
    [
      'an object that cannot be read',
      component(`throw new Proxy({}, { get() { throw {}; } });`),
      ENGLISH.crashed,
    ],
  ])('shows %s in place of the demo', async (_, code, message) => {
    await open.write(counter('fine'));
    await shown(open.preview.getByRole('button', { name: 'fine 0' }));
    await open.write(code);
    await open.problem.getByText(message).first().waitFor();
    expect(await open.page.locator('iframe[data-visible="true"]').count()).toBe(0);
  });

  it.each([
    ['an error in a handler', `() => { throw new Error('broken'); }`],
    ['a handler that rejects', `async () => { throw new Error('broken'); }`],
    ['an error in a timer', `() => setTimeout(() => { throw new Error('broken'); })`],
    ['a promise that rejects', `() => { Promise.reject('broken'); }`],
  ])('shows %s below the demo', async (name, handler) => {
    await open.write(component('', `<button onClick={${handler}}>${name}</button>`));
    await (await shown(open.preview.getByRole('button', { name }))).click();
    await open.problem.getByText('broken').first().waitFor();
    await shown(open.preview.getByRole('button', { name }));
  });

  it('shows a demo that has waited', async () => {
    await open.write(`import { use } from 'react';
const late = new Promise((done) => setTimeout(done, 1500, 'at last'));
export default () => <p>{use(late)}</p>;`);
    await open.problem.getByText(ENGLISH.waiting).waitFor();
    await shown(open.preview.getByText('at last'));
    expect(await open.problem.innerText()).toBe('');
  });
});

describe('the frame', () => {
  it('runs nothing for a page that is not the one above it', async () => {
    const { page, context, problems } = await openEditor(browser, ENGLISH);
    const address = await page.locator('[data-live-editor] iframe').first().getAttribute('src');
    await page.goto(new URL(address!, siteUrl()).href);
    await page.evaluate(() =>
      window.postMessage({ type: 'port' }, '*', [new MessageChannel().port1]),
    );
    // Even then the code would run in an inner frame of opaque origin.
    for (const frame of page.frames().slice(1)) {
      expect(await frame.evaluate(() => self.origin)).toBe('null');
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
