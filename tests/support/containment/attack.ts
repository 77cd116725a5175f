import type { Page } from 'playwright-core';
import { hydrated } from '../browser';
import { counter, editorOn, shown, textOf, type LivePage, type OpenEditor } from '../liveEditor';
import { siteUrl } from '../site';
import { listenToTcp, listenToUdp, type Listener } from './listeners';
import type { PredictingBrowser } from './predictingBrowser';
import { hostileComponent, recordMessages, type Gesture, type HostileSnippet } from './snippet';

/** Taller than any preview may be, in px. */
const TOO_TALL = 2400;
const TYPED = 'leak';
/** A connection was made and nothing said. */
export const CONNECTED = 'connected';
const OWN_CLIPBOARD = 'the reader’s own';

/** A page with an open editor, ready to be attacked; see {@link openTarget}. */
export interface Target extends OpenEditor {
  /** What the page said in dialogs, and what it downloaded. */
  events: string[];
  /** Runs the code again in a new frame. */
  runAgain: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the editor in a page that has something to lose. */
export async function openTarget({ context }: PredictingBrowser, live: LivePage): Promise<Target> {
  const page = await context.newPage();
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`the dialog "${dialog.message()}"`);
    void dialog.dismiss();
  });
  page.on('download', () => events.push('a download'));
  await page.goto(siteUrl() + live.path);
  await hydrated(page);
  await page.getByRole('button', { name: live.edit }).click();
  const open = editorOn({ page, context, problems: [] }, live);
  await open.editor.waitFor();
  await open.write(counter('before'));
  await shown(open.preview.getByRole('button', { name: 'before 0' }));
  await page.evaluate(recordMessages);
  await page.evaluate(() => {
    Object.assign(window, { secret: 'crown' });
    document.cookie = 'secret=crown; path=/';
    localStorage.setItem('secret', 'crown');
  });
  const runAgain = () => page.getByRole('button', { name: live.run, exact: true }).click();
  return { ...open, events, runAgain, close: () => page.close() };
}

/** All that a snippet could want to change, outside the editor. */
const stateOf = ({ page, context }: Target) =>
  Promise.all([
    page.evaluate(() => {
      const article = document.querySelector('article')!.cloneNode(true) as HTMLElement;
      article.querySelector('[data-live-editor]')!.remove();
      return {
        url: location.href,
        secret: (window as unknown as { secret: string }).secret,
        name: window.name,
        title: document.title,
        cookies: document.cookie,
        local: JSON.stringify(localStorage),
        session: Object.keys(sessionStorage).join(),
        article: article.textContent,
        // Styles and chunks come and go with the demos of the page.
        head: [...document.head.querySelectorAll('base, meta')].map((tag) => tag.outerHTML).join(),
        globals: Object.keys(window)
          .filter((key) => !/^\d+$/.test(key))
          .join(),
        inherited: Object.keys(Object.prototype).join(),
        history: history.length,
      };
    }),
    context.pages().length,
  ]);

/** Says what is different from before. */
async function changes(target: Target, before: Awaited<ReturnType<typeof stateOf>>) {
  const [now, pages] = await stateOf(target);
  const changed = Object.keys(now).filter((key) => {
    const [was, is] = [before[0], now].map((state) => state[key as keyof typeof state]);
    return was !== is;
  });
  return [
    ...changed.map((key) => `changed: ${key}`),
    ...Array(pages - before[1]).fill('a new tab'),
  ];
}

/** How long snippets may take on a busy machine, in ms; each gives up after 1.5 s. */
const OUTCOME_LIMIT = 45_000;

/** Waits until the snippets have come to something, or the frame was ended. */
async function outcomes({ page, preview, problem }: Target, count: number): Promise<string[]> {
  const output = preview.locator('output[aria-label="outcomes"]:not(:empty)');
  const end = Date.now() + OUTCOME_LIMIT;
  while (Date.now() < end) {
    if (await output.isVisible().catch(() => false)) {
      const text = await output.innerText({ timeout: 5000 }).catch(() => undefined);
      if (text) return JSON.parse(text) as string[];
    }
    if ((await problem.innerText()) !== '') return Array<string>(count).fill('ended');
    await page.waitForTimeout(50);
  }
  const shownInstead = await page.locator('[data-live-editor]').innerText();
  throw new Error(`The snippets came to nothing. The editor shows: ${shownInstead}`);
}

/** How long a key or click may take to be handled, in ms. */
const INPUT_LIMIT = 5000;
/** How long to wait before the next key, in ms: after a pause of 1 s, the editor lets the focus go. */
const KEY_LIMIT = 300;

/** Waits until an input was handled: Chromium never reports it if the frame that got it was removed before. */
const handled = (page: Page, input: Promise<void>, limit = INPUT_LIMIT) =>
  Promise.race([input.catch(() => undefined), page.waitForTimeout(limit)]);

const MODIFIERS: { [Kind in Gesture]?: string } = {
  'Ctrl click': 'Control',
  'Shift click': 'Shift',
};

async function clickOn(page: Page, box: { x: number; y: number }, gesture: Gesture): Promise<void> {
  const key = MODIFIERS[gesture];
  if (key) await handled(page, page.keyboard.down(key));
  await handled(page, page.mouse.move(box.x + 14, box.y + 14));
  await page.waitForTimeout(50);
  const button = gesture === 'middle click' ? 'middle' : 'left';
  await handled(page, page.mouse.click(box.x + 15, box.y + 15, { button, delay: 20 }));
  if (key) await handled(page, page.keyboard.up(key));
  await page.waitForTimeout(150);
}

const clipboardText = ({ page, editor }: Target) =>
  editor.focus().then(() => page.evaluate(() => navigator.clipboard.readText()));

/**
 * Waits until the editor has the keys, or the demo that stole the focus is stopped. Until then, a key press can be
 * lost; on a busy machine, the few thefts that are its limit take longer than the keys.
 *
 * @returns what was lost, for the report
 */
async function lostKeys({ page, editor, problem }: Target, whole: string): Promise<string[]> {
  const end = Date.now() + INPUT_LIMIT;
  for (;;) {
    const text = await textOf(editor);
    if (text === whole || (await problem.innerText()) !== '') return [];
    if (Date.now() > end)
      return [`keys of the editor, which ends in ${JSON.stringify(text.slice(-20))}`];
    await page.waitForTimeout(50);
  }
}

/** Does what the reader does, and says what came of it. */
async function gesture(target: Target, { name, gesture: kind }: HostileSnippet): Promise<string[]> {
  const { page, editor, preview } = target;
  if (!kind) return [];
  if (kind === 'type') {
    // A tab that a snippet before this one opened may have left the page without the focus.
    await page.bringToFront();
    // What a frame under a resting pointer takes before the first key may be the reader's click in it.
    await page.mouse.move(0, 0);
    await handled(page, editor.press('Control+End'), KEY_LIMIT);
    const before = await textOf(editor);
    await page.waitForTimeout(200);
    for (const key of TYPED)
      await handled(page, page.keyboard.press(key, { delay: 60 }), KEY_LIMIT);
    const lost = await lostKeys(target, before + TYPED);
    const read = await page.evaluate(() =>
      (window as unknown as { readKeys: string[] }).readKeys.splice(0).join(''),
    );
    return [...(read ? [`read the keys ${read}`] : []), ...lost];
  }
  if (kind === 'scroll') {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // As long as a snippet takes to scroll back several times.
    await page.waitForTimeout(250);
    return (await page.evaluate(() => scrollY)) === 0 ? [] : ['the place of the page'];
  }
  const pages = target.context.pages().length;
  const stage = preview.locator(`[data-stage=${JSON.stringify(name)}]`);
  await stage.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
  const box = await stage.boundingBox({ timeout: 2000 }).catch(() => null);
  const frame = page.locator('[data-live-editor] iframe').first();
  const aim = box ?? (await frame.boundingBox({ timeout: 2000 }).catch(() => null));
  if (!aim) return ['no frame to click in'];
  await page.evaluate((text) => navigator.clipboard.writeText(text), OWN_CLIPBOARD);
  await clickOn(page, aim, kind);
  const got = await stage.getAttribute('data-got', { timeout: 2000 }).catch(() => null);
  const found = got === null ? [] : [got];
  if ((await clipboardText(target)) !== OWN_CLIPBOARD) found.push('the clipboard');
  const opened = target.context.pages().slice(pages);
  for (const tab of opened) await tab.close();
  return opened.length > 0 ? [...found, 'a new tab'] : found;
}

async function listen(count: number): Promise<Listener[]> {
  return Promise.all(
    Array.from({ length: count * 2 }, (_, index) => (index % 2 ? listenToUdp() : listenToTcp())),
  );
}

/** Runs snippets in one frame; each line of the result is something that one of them got out or did. */
async function attackOnce(target: Target, snippets: HostileSnippet[]): Promise<string[]> {
  const listeners = await listen(snippets.length);
  try {
    return await attackHeard(target, snippets, listeners);
  } finally {
    for (const listener of listeners) listener.close();
  }
}

async function attackHeard(
  target: Target,
  snippets: HostileSnippet[],
  listeners: Listener[],
): Promise<string[]> {
  const ears = snippets.map((_, index) => ({
    tcp: listeners[2 * index].address,
    udp: listeners[2 * index + 1].address,
  }));
  target.events.length = 0;
  const before = await stateOf(target);
  await target.write(hostileComponent(snippets, ears, siteUrl()));
  const results = await outcomes(target, snippets.length);
  const escaped: string[] = [];
  for (const [index, snippet] of snippets.entries()) {
    const value = /^got (.+)/s.exec(results[index])?.[1];
    if (value) escaped.push(`${snippet.name}: got ${value.slice(0, 60)}`);
    // The frame may have been ended: by the previous snippet, or because the machine is busy.
    if (snippet.gesture && (await target.problem.innerText()) !== '') {
      await target.runAgain();
      await outcomes(target, snippets.length);
    }
    for (const what of await gesture(target, snippet)) escaped.push(`${snippet.name}: ${what}`);
  }
  const heights = await target.page
    .locator('[data-live-editor] iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
  if (heights.some((height) => height > TOO_TALL)) target.events.push('a great height');
  const all = snippets.map(({ name }) => name).join(', ');
  for (const what of [...(await changes(target, before)), ...target.events])
    escaped.push(`${all}: ${what}`);
  for (const [index, listener] of listeners.entries()) {
    const words = listener.arrived.find((line) => line !== '');
    const { name } = snippets[index >> 1];
    if (words !== undefined) escaped.push(`${name}: sent ${words}`);
    else if (listener.arrived.length > 0) escaped.push(`${name}: ${CONNECTED}`);
  }
  return escaped;
}

/**
 * Runs hostile snippets, those together that can be, as a reader would who was handed them.
 *
 * @returns one line for each thing that got out of the frame or happened outside it
 */
export async function attack(target: Target, snippets: HostileSnippet[]): Promise<string[]> {
  const together = snippets.filter(({ alone }) => !alone);
  const frames = snippets.filter(({ alone }) => alone).map((snippet) => [snippet]);
  const quiet = together.filter(({ gesture: kind }) => !kind);
  const used = together.filter(({ gesture: kind }) => kind);
  const escaped: string[] = [];
  for (const frame of [quiet, used, ...frames]) {
    if (frame.length > 0) escaped.push(...(await attackOnce(target, frame)));
  }
  return escaped;
}
