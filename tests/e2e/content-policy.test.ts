import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { demoLive, DEMO_WORDS, demoBlock, demoPreview, TALL } from '../support/demos';
import { addForeignParts } from '../support/foreignParts';
import { searchFor, searchParts, SEARCH_WORDS } from '../support/searchDialog';
import { siteUrl } from '../support/site';

type Watched = Window & { violations: string[] };

/** Opens a page that records what its policy stops. */
async function openWatched(path: string, colorScheme: 'light' | 'dark' = 'light') {
  const opened = await openPage(browser, siteUrl(), { colorScheme, viewport: TALL });
  const { page } = opened;
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      watched.violations.push([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  await page.goto(siteUrl() + path);
  await hydrated(page);
  const violations = () => page.evaluate(() => (window as unknown as Watched).violations);
  return { ...opened, violations };
}

const live = (page: Page) => demoLive(page, 'integration-ui-antd');

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it('nothing is stopped while a reader goes from page to page, operates kits, searches and edits', async () => {
    const { page, context, problems, violations, ...watched } = await openWatched(
      'intro/start',
      mode,
    );
    // Within the app, so the policy of the first page goes on.
    await page.locator('a[href$="/intro/integration-ui"]').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await live(page);
    await demoLive(page, 'integration-ui-mui');
    for (const id of ['integration-ui-antd', 'integration-ui-mui']) {
      const boxes = demoPreview(page, id).getByRole('combobox');
      for (let index = 0; index < (await boxes.count()); index += 1) {
        await boxes.nth(index).click();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
      }
      await demoPreview(page, id).getByRole('button').last().click();
    }
    const block = demoBlock(page, 'integration-ui-antd');
    await block.getByRole('button', { name: DEMO_WORDS['en-US'].show }).click();
    await block.getByRole('button', { name: 'Edit code' }).click();
    await page.locator('iframe[data-visible=true]').first().waitFor();
    const parts = searchParts(
      { page, context, problems, ...watched },
      {
        id: 'en-US',
        prefix: '',
      },
    );
    await searchFor(parts, SEARCH_WORDS['en-US'].query);
    await page.keyboard.press('Enter');
    await parts.clear.waitFor();
    expect(await violations()).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('a script, a handler, a style, a frame, a form and a base from elsewhere are stopped', async () => {
  const { page, context, violations } = await openWatched('intro/start');
  const { origin } = new URL(siteUrl());
  await page.evaluate(addForeignParts, [origin, siteUrl()] as [string, string]);
  const stopped = async () =>
    [...new Set((await violations()).map((each) => each.split(' ').slice(0, 2).join(' ')))].sort();
  await page.waitForFunction(() => (window as unknown as Watched).violations.length >= 13);
  expect(await stopped()).toEqual(
    [
      'base-uri https://evil.example/',
      'connect-src https://evil.example/',
      'form-action https://evil.example/',
      `frame-src ${siteUrl()}intro/start`,
      'img-src https://evil.example/a.png',
      `object-src ${siteUrl()}favicon.svg`,
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://evil.example/a.js',
      'script-src-elem inline',
      `script-src-elem ${origin}/other-project/a.js`,
      'style-src-elem inline',
      `style-src-elem ${origin}/other-project/a.css`,
    ].sort(),
  );
  expect(await page.locator('html').getAttribute('data-ran')).toBeNull();
  await context.close();
});
