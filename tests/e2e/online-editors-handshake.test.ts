import type { Page } from 'playwright-core';
import type { WatchedPage } from '../support/browser';
import { connected, mount, run, prepareFixture } from '../support/playgroundBrowser';
import { tinyDemo } from '../support/playgroundDemo';

const TIMEOUT =
  "Timeout: Unable to establish a connection with the embedded playground's virtual machine";

const { open, playground } = prepareFixture();

const props = (title: string) => ({ asset: tinyDemo(title), origin: playground().origin });
const expectTimedOut = (page: Page) =>
  page.getByRole('alert').filter({ hasText: TIMEOUT }).waitFor();

/** Whether no interval and no message listener of the page is left. */
const nothingAlive = (page: Page) =>
  page.evaluate(() => {
    const { intervals, listeners } = fixture.alive;
    return intervals.size === 0 && listeners.size === 0;
  });

/** Waits until an attempt is under way: a certain one is on display for half a second only. */
const attempting = (page: Page) => page.getByText(/attempt \d+ of 20/).waitFor();

/** Collects the numbers of the attempts as the page says them. */
const recordAttempts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const [attempt] = /\d+ of \d+/.exec(document.body.innerText) ?? [];
      if (attempt && seen.at(-1) !== attempt) seen.push(attempt);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { attempts: seen });
  });

it('says each attempt, up to the one that is answered', async () => {
  const { page, context, problems } = await open();
  playground().behave('Seventh', { answerTo: 7 });
  await mount(page, 'a', props('Seventh'));
  await recordAttempts(page);
  await run(page);
  await connected(page);
  // The first attempts may come before the playground listens.
  const attempts = (await page.evaluate('attempts')) as string[];
  expect(attempts.length).toBeGreaterThanOrEqual(7);
  expect(attempts).toEqual(attempts.map((_attempt, index) => `${index + 1} of 20`));
  expect(await nothingAlive(page)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

describe('a playground whose answer does not count', () => {
  const silent = {
    never: {},
    'after the time-out': { answerTo: 15, delay: 6000 },
    'with a wrong id': { wrongId: true },
    'from another frame': { leakId: 'beside' },
    'from another origin': { otherOrigin: true, answerTo: 1 },
  };
  /** Which frame has answered nevertheless. */
  const answering: Record<string, string> = {
    'after the time-out': '#a iframe',
    'with a wrong id': '#a iframe',
    'from another frame': 'iframe[name="beside"]',
    'from another origin': '#a iframe',
  };
  let pages: Record<string, WatchedPage>;

  // All of them wait for ten seconds, so they wait together.
  beforeAll(async () => {
    const opened = Object.entries(silent).map(async ([title, behavior]) => {
      playground().behave(title, behavior);
      const watched = await open();
      await watched.page.evaluate((address) => {
        const beside = document.createElement('iframe');
        beside.name = 'beside';
        beside.src = address;
        document.body.append(beside);
      }, `${playground().origin}/edit/beside`);
      await mount(watched.page, 'a', props(title));
      await run(watched.page);
      return [title, watched] as const;
    });
    pages = Object.fromEntries(await Promise.all(opened));
  });

  afterAll(() => Promise.all(Object.values(pages).map(({ context }) => context.close())));

  it.each(Object.keys(silent))('%s: times out and lets the reader retry', async (title) => {
    const { page } = pages[title];
    await expectTimedOut(page);
    if (title in answering) {
      await page.frameLocator(answering[title]).getByText('"answered":true').waitFor();
      await expectTimedOut(page);
    }
    expect(await nothingAlive(page)).toBe(true);
    for (const name of ['Retry', 'Open in a new tab', 'Download the project']) {
      expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
    }
  });

  it('each is replaced once it has not answered the retry either', async () => {
    const retry = async ([title, { page, problems }]: [string, WatchedPage]) => {
      playground().behave(title, { answerTo: 2 });
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('status').filter({ hasText: 'Connect' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Close the editor',
      );
      await connected(page);
      expect(await page.getByRole('alert').innerText()).toBe('');
      expect(await nothingAlive(page)).toBe(true);
      expect(problems).toEqual([]);
    };
    await Promise.all(Object.entries(pages).map(retry));
  });
});

it('keeps an editor that answers after the time-out, with what was written in it', async () => {
  const { page, context, problems } = await open();
  playground().behave('Slow', { answerTo: 22 });
  await mount(page, 'a', props('Slow'));
  await run(page);
  await expectTimedOut(page);
  const editor = page.frameLocator('iframe').locator('body');
  await editor.evaluate((body) => body.append('written meanwhile'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await connected(page);
  expect(await editor.innerText()).toContain('written meanwhile');
  expect(problems).toEqual([]);
  await context.close();
});

it('stops when the frame is removed meanwhile', async () => {
  const { page, context, problems } = await open();
  playground().behave('Removed', {});
  await mount(page, 'a', props('Removed'));
  await run(page);
  await attempting(page);
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await page
    .getByRole('alert')
    .filter({ hasText: 'The online editor could not be opened: The playground was removed.' })
    .waitFor();
  expect(await nothingAlive(page)).toBe(true);

  playground().behave('Removed', { answerTo: 1 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await connected(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('stops when the page is left', async () => {
  const { page, context, problems } = await open();
  playground().behave('Left', {});
  await mount(page, 'a', props('Left'));
  await run(page);
  await attempting(page);
  expect(await nothingAlive(page)).toBe(false);
  await page.evaluate(() => fixture.unmount('a'));
  expect(await nothingAlive(page)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves nothing behind after a dozen rounds', async () => {
  const { page, context, problems } = await open();
  playground().behave('Silent', {});
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const frames = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Frames')!.value;
  };
  const before = await frames();
  for (let round = 0; round < 12; round += 1) {
    const answers = round % 2 === 0;
    await mount(page, 'a', props(answers ? 'Round' : 'Silent'));
    await run(page);
    if (answers) await connected(page);
    else await attempting(page);
    if (round % 3 === 0) await page.getByRole('button', { name: 'Close the editor' }).click();
    await page.evaluate(() => fixture.unmount('a'));
  }
  expect(await nothingAlive(page)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.evaluate(() => window.length)).toBe(0);
  while ((await frames()) > before) await page.waitForTimeout(100);
  expect(problems).toEqual([]);
  await context.close();
});
