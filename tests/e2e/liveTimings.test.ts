import type { Page } from 'playwright-core';
import { browser } from '../support/browser';
import {
  counter,
  editorOn,
  fillCode,
  LIVE_PAGES,
  openEditor,
  openLivePage,
  shown,
} from '../support/liveEditor';

const [ENGLISH] = LIVE_PAGES;

/** Shortest time between two builds, and from the beginning of a build to the loading state. */
const BUILD_SPAN_MS = 500;
const LOADING_MS = 499;

/** Notes when a timer of a length (ms) is set. */
const recordTimers = (page: Page, length: number) =>
  page.evaluateHandle((wanted) => {
    const times: number[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, delay?: number) => {
      if (delay === wanted) times.push(performance.now());
      return setTimeout(handler, delay);
    }) as typeof window.setTimeout;
    return times;
  }, length);

/** Notes when an element that matches is put into the page, or when its text begins to match. */
const recordTimes = (page: Page, selector: string, text = '') =>
  page.evaluateHandle(
    ([wanted, words]) => {
      const times: number[] = [];
      const seen = new Set<Element>();
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(wanted)) {
          if (seen.has(element) || !element.textContent?.includes(words)) continue;
          seen.add(element);
          times.push(performance.now());
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return times;
    },
    [selector, text],
  );

it('builds at most once in 500 ms while the reader types, and always the last edit', async () => {
  const { page, context, problems, preview, editor, write } = await openEditor(browser, ENGLISH);
  await write(counter('first'));
  await shown(preview.getByRole('button', { name: 'first 0' }));

  // Every build that compiles gets its own frame.
  const frames = await recordTimes(page, '[data-live-editor] iframe');
  const begin = await page.evaluate(() => performance.now());
  const edits = 60;
  for (let edit = 1; edit <= edits; edit += 1) await fillCode(editor, counter(`edit ${edit},`));
  await shown(preview.getByRole('button', { name: `edit ${edits}, 0` }));
  const builds = (await frames.jsonValue()).filter((time) => time > begin);
  const end = await page.evaluate(() => performance.now());
  expect(builds.length).toBeGreaterThan(0);
  // One at once, one after each span, and one for the last edit.
  expect(builds.length).toBeLessThanOrEqual(Math.floor((end - begin) / BUILD_SPAN_MS) + 2);
  expect(problems).toEqual([]);
  await context.close();
});

it('says that it builds 499 ms after the build began, not before', async () => {
  const watched = await openLivePage(browser, ENGLISH);
  const { page, context } = watched;
  const { preview } = editorOn(watched, ENGLISH);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/live\/react-dom-client.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const statuses = await recordTimes(page, '[role=status]', ENGLISH.building);
  const timers = await recordTimers(page, LOADING_MS);
  await page.getByRole('button', { name: ENGLISH.edit }).click();
  await page.getByRole('status').filter({ hasText: ENGLISH.building }).waitFor();
  release();
  await shown(preview.getByText('State'));
  const requested = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/live\/react-dom-client.*\.js$/.test(name))!.startTime,
  );
  const [time] = await statuses.jsonValue();
  const [begin] = await timers.jsonValue();
  // A build asks for its packages at once.
  expect(begin).toBeLessThanOrEqual(requested);
  expect(time - begin).toBeGreaterThanOrEqual(LOADING_MS);
  await context.close();
});
