import type { ServerResponse } from 'node:http';
import type { EnginePage } from '../../support/engines/enginePage';
import { ENGINES, openIn } from '../../support/engines/engines';
import { until } from '../../support/engines/until';
import { demoCode } from '../../support/demoCode';
import { startPagesServer, type PagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR } from '../../support/site';

jest.setTimeout(180_000);

const PREVIEW = '[data-demo="controller-basic"] [data-demo-preview]';
/** The open panel of the inspector: the data. */
const MODEL = '[data-demo="controller-basic"] [data-demo-inspector] [role=tabpanel]:not([hidden])';

/** Requests whose answers are held back, while they are. */
let held: [ServerResponse, string][] | undefined;
let server: PagesServer;

beforeAll(async () => {
  const code = demoCode('controller-basic');
  server = await startPagesServer({
    root: BUILD_DIR,
    base: BASE,
    port: 0,
    intercept({ url = '' }, response) {
      if (!held || !code.test(url)) return false;
      held.push([response, url]);
      return true;
    },
  });
});
afterAll(() => server?.close());

/** Lets the held files come. */
const release = () => {
  const waiting = held ?? [];
  held = undefined;
  for (const [response, url] of waiting) {
    response.writeHead(302, { location: `${url}?late` }).end();
  }
};

describe.each(ENGINES)('a reader with $engine', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await openIn(engine, 'en-US');
  });
  afterAll(() => page?.close());

  it('fills in a demo before its code has come, and the form has it', async () => {
    held = [];
    await page.goto(`${server.url}intro/controller`);
    await page.run(`dispatchEvent(new Event('wheel'))`);
    await page.run(`document.querySelector('${PREVIEW}').scrollIntoView({ block: 'center' })`);
    await until('the request', async () => held!.length > 0);
    const focus = (selector: string) =>
      page.run(`document.querySelector('${PREVIEW} ${selector}').focus()`);
    await focus('input[type="checkbox"]');
    await page.press(' ');
    await focus('textarea');
    await page.type('hot');
    await page.press('ArrowLeft');
    await page.run(`
      const select = document.querySelector('${PREVIEW} select');
      select.value = 'large';
      select.dispatchEvent(new Event('change', { bubbles: true }));`);
    release();
    const model = `document.querySelector('${MODEL}')?.textContent ?? ''`;
    await until('the demo', () =>
      page.run<boolean>(`return document.querySelector('${PREVIEW}').dataset.live === 'true'`),
    );
    await page.type('!');
    await until('what was typed', () => page.run<boolean>(`return (${model}).includes('ho!t')`));
    expect(await page.run<string>(`return ${model}`)).toMatch(
      /size: "large"\s+milk: true\s+note: "ho!t"/,
    );
    expect(
      await page.run(`return document.querySelector('${PREVIEW} input[type="checkbox"]').checked`),
    ).toBe(true);
  });
});
