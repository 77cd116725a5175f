import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { demoCode } from '../support/demoCode';
import {
  DEMO_PAGES,
  DEMO_WORDS,
  TALL,
  demoBlock,
  demoLive,
  demoPreview,
  holdDemoCode,
} from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { LOCALES, siteUrl } from '../support/site';

/** Pages that have a test in `guides/`, which tries out each of their demos. */
const TRIED_OUT = fs
  .readdirSync(path.join(__dirname, 'guides'))
  .flatMap((file) => fs.readFileSync(path.join(__dirname, 'guides', file), 'utf8').split('\n'))
  .flatMap((line) => /^describeGuide\('(.+?)'/.exec(line)?.[1] ?? []);

/** Demos of different kinds, each with its guide; `tests/site/demos.test.ts` checks the pages of all demos. */
const DEMOS = [
  { home: 'intro/start', id: 'start-basic' },
  { home: 'intro/dymic', id: 'dymic-basic' },
  { home: 'intro/integration-ui', id: 'integration-ui-antd' },
  { home: 'intro/vaild-async', id: 'vaild-async' },
];

/** Pages whose demos no test of a guide tries out. */
const OTHER_PAGES = Object.entries(DEMO_PAGES).filter(([page]) => !TRIED_OUT.includes(page));

describeInTurn(LOCALES, 'demos in $id', ({ id: locale, prefix }, it) => {
  const words = DEMO_WORDS[locale];
  const url = (page: string) => siteUrl() + prefix + page;
  const open = (options = {}) => openPage(browser, siteUrl(), { locale, ...options });

  it.each(OTHER_PAGES)('of %s hydrate without errors', async (home, ids) => {
    const { page, context, problems } = await open({ viewport: TALL });
    await page.goto(url(home));
    for (const id of ids) await demoLive(page, id);
    expect(await page.locator('[data-demo]').count()).toBe(ids.length);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(DEMOS)('$id has its own page, with a way back', async ({ id, home }) => {
    const { page, context, problems } = await open();
    await page.goto(url(`~demos/${id}`));
    await page.locator('[data-demo-preview][data-live="true"]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBeTruthy();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.getByRole('banner').or(page.locator('header')).getByRole('link').click();
    await page.waitForURL(url(`${home}#${id}`));
    await page.locator(`[data-demo="${id}"][data-highlighted="true"]`).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('that do not exist are unknown pages', async () => {
    const { page, context } = await open();
    const response = await page.goto(url('~demos/no-such-demo'));
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
    await context.close();
  });

  it('show result and source without scripts, and no button that could do nothing', async () => {
    const { page, context } = await open({ javaScriptEnabled: false });
    await page.goto(url('intro/custom'));
    const rating = demoBlock(page, 'custom-rating');
    await rating.getByRole('radio').first().waitFor();
    await rating.getByText('export default').waitFor();
    await rating.getByRole('button', { name: words.more }).click();
    await rating.getByRole('link', { name: words.open }).waitFor();
    for (const name of [words.show, words.copy, words.reset, words.openIn]) {
      expect(await rating.getByRole('button', { name }).count()).toBe(0);
    }
    await demoPreview(page, 'custom-crash').getByRole('alert').first().waitFor();
    await context.close();
  });

  it('send no form while no script runs', async () => {
    const { page, context } = await open({ javaScriptEnabled: false });
    await page.goto(url('intro/start'));
    const preview = demoPreview(page, 'start-basic');
    await preview.getByRole('textbox').first().fill('Ada');
    await preview.getByRole('button').click();
    expect(await preview.getByRole('textbox').first().inputValue()).toBe('Ada');
    expect(page.url()).toBe(url('intro/start'));
    await context.close();
  });

  it('are loaded when they come near, not before', async () => {
    const { page, context } = await open({ viewport: { width: 1280, height: 500 } });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(url('intro/controller'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const code = demoCode('controller-nested');
    const asked = () => requested.some((address) => code.test(address));
    expect(asked()).toBe(false);
    await demoLive(page, 'controller-nested');
    expect(asked()).toBe(true);
    await context.close();
  });

  it('get what was typed and pressed before their code had arrived', async () => {
    const { page, context, problems } = await open();
    const release = await holdDemoCode(page);
    await page.goto(url('intro/start'));
    await hydrated(page);
    const preview = demoPreview(page, 'start-basic');
    await preview.getByRole('textbox').first().fill('Ada');
    await preview.getByRole('button').click();
    release();
    await preview.getByRole('alert').waitFor();
    expect(await preview.getByRole('textbox').first().inputValue()).toBe('Ada');
    expect(await preview.getByRole('alert').count()).toBe(1);
    expect(page.url()).toBe(url('intro/start'));
    expect(problems).toEqual([]);
    await context.close();
  });
});

const MODES = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const;

describeInTurn(MODES, 'in the $colorScheme mode', ({ colorScheme }, it) => {
  it.each(['integration-ui-antd', 'integration-ui-mui', 'custom-rating'])(
    '%s looks the same before and after its code has arrived',
    async (id) => {
      const { page, context } = await openPage(browser, siteUrl(), { colorScheme });
      const release = await holdDemoCode(page);
      await page.goto(`${siteUrl()}~demos/${id}`);
      await hydrated(page);
      const looks = () =>
        page.locator('[data-demo-preview]').evaluate((preview) =>
          [...preview.querySelectorAll(':scope > div *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
            const place = [x, y, width, height].map(Math.round).join();
            return `${element.tagName} ${place} ${color} ${backgroundColor} ${borderColor} ${font}`;
          }),
        );
      const before = await looks();
      release();
      await page.locator('[data-live="true"]').waitFor();
      expect(before.length).toBeGreaterThan(3);
      expect(await looks()).toEqual(before);
      await context.close();
    },
  );
});

describe('UI kits', () => {
  const fields = ['integration-ui-antd', 'integration-ui-mui'];

  /** Looks of the first field of each kit, once it runs. */
  async function looks(page: Page): Promise<string[]> {
    for (const id of fields) await demoLive(page, id);
    return Promise.all(
      fields.map((id) =>
        demoPreview(page, id)
          .getByRole('textbox')
          .first()
          .evaluate((field) => {
            const { color, backgroundColor, height, font } = getComputedStyle(field);
            return [color, backgroundColor, height, font].join();
          }),
      ),
    );
  }

  it('follow a change of the color mode', async () => {
    const open = (colorScheme: 'light' | 'dark') =>
      openPage(browser, siteUrl(), { viewport: TALL, colorScheme, reducedMotion: 'reduce' });
    const [light, dark] = [await open('light'), await open('dark')];
    for (const { page } of [light, dark]) await page.goto(`${siteUrl()}intro/integration-ui`);
    const wanted = await looks(dark.page);
    expect(await looks(light.page)).not.toEqual(wanted);
    await light.page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await light.page.waitForFunction(
      (color) =>
        [...document.querySelectorAll('[data-demo-preview] input[type="text"]')].some(
          (field) => getComputedStyle(field).color === color,
        ),
      wanted[0].split(/,(?!\s)/)[0],
    );
    expect(await looks(light.page)).toEqual(wanted);
    expect([...light.problems, ...dark.problems]).toEqual([]);
    await light.context.close();
    await dark.context.close();
  });

  it('look the same after a visit to another page', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { viewport: TALL });
    await page.goto(`${siteUrl()}intro/integration-ui`);
    const before = await looks(page);
    const visit = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await visit('Customization');
    await demoLive(page, 'custom-rating');
    await visit('UI kits');
    expect(await looks(page)).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });
});
