import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { hydrated, openPage, type WatchedPage } from './browser';
import { siteUrl } from './site';

/** A page with a live block, and the texts of its editor, in each language. */
export const LIVE_PAGES = [
  {
    locale: 'en-US',
    path: 'intro/use-watch',
    edit: 'Edit and run',
    editor: 'Source of this example, Address.tsx',
    preview: 'Preview of this example',
    hint: 'Press Escape, then Tab, to leave the editor',
    run: 'Run',
    reset: 'Reset',
    close: 'Close editor',
    stack: 'Stack trace',
    place: (line: number, column: number) => `Address.tsx, line ${line}, column ${column}`,
    line: (line: number) => `Address.tsx, line ${line}`,
    missing: (name: string) => `Cannot find module: ${name}`,
    crashed: 'This demo has been crashed.',
    noComponent: 'Address.tsx has no component to show.',
    waiting: 'This demo is waiting for a promise.',
    endless: 'it ran for 2 seconds without a break',
    silent: 'it no longer responded',
    heavy: 'it kept the browser busy almost all the time',
    flood: 'it sent the page too many messages',
    theft: 'it kept moving the focus away while you were typing',
    gone: 'its frame is gone',
    runaway: 'it rendered 10,000 times in a row',
    kept: 'Your earlier edits have been restored.',
    building: 'Building…',
    unreachable: 'The preview could not be loaded.',
    notLoaded: 'The editor could not be loaded.',
  },
  {
    locale: 'zh-CN',
    path: 'zh-CN/intro/use-watch',
    edit: '编辑并运行',
    editor: '源代码：此示例，Address.tsx',
    preview: '预览：此示例',
    hint: '要离开编辑器，先按 Esc，再按 Tab',
    run: '运行',
    reset: '重置',
    close: '关闭编辑器',
    stack: '堆栈跟踪',
    place: (line: number, column: number) => `Address.tsx，第 ${line} 行，第 ${column} 列`,
    line: (line: number) => `Address.tsx，第 ${line} 行`,
    missing: (name: string) => `找不到模块：${name}`,
    crashed: '此示例已崩溃。',
    noComponent: 'Address.tsx 没有可显示的组件',
    waiting: '此示例正在等待 Promise',
    endless: '它连续运行了 2 秒',
    silent: '它失去了响应',
    heavy: '它几乎一直占用着浏览器',
    flood: '它向页面发送的消息太多',
    theft: '它反复抢走焦点',
    gone: '预览框已经消失',
    runaway: '它连续渲染了 10,000 次',
    kept: '已恢复你之前的修改',
    building: '正在构建……',
    unreachable: '预览加载失败',
    notLoaded: '编辑器加载失败',
  },
] as const;

/** One of {@link LIVE_PAGES}. */
export type LivePage = (typeof LIVE_PAGES)[number];

/** An open editor. */
export interface OpenEditor extends WatchedPage {
  editor: Locator;
  /** The output of the reader's code. */
  preview: FrameLocator;
  problem: Locator;
  /** Replaces the whole source, then presses Escape, so that the next click elsewhere is the reader's own. */
  write: (source: string) => Promise<void>;
}

/** Returns the text of a code editor, which must be short enough to be rendered in full. */
export const textOf = (editor: Locator): Promise<string> =>
  editor.evaluate((content) =>
    [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

/**
 * Presses a key in a code editor by an event. Chromium never reports that a real key was handled if a demo takes the
 * focus at that moment and is then removed.
 */
const pressByEvent = (editor: Locator, init: { key: string; ctrlKey?: boolean }): Promise<void> =>
  editor.evaluate((content, own) => {
    const event = { ...own, bubbles: true, cancelable: true };
    content.dispatchEvent(new KeyboardEvent('keydown', event));
  }, init);

/** Replaces the text of a code editor in one step, like selecting all and pasting. */
export async function fillCode(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await pressByEvent(editor, { key: 'a', ctrlKey: true });
  await editor.evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    content.dispatchEvent(new ClipboardEvent('paste', paste));
  }, text);
}

/** Checks whether an element has the focus, even in a shadow root. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => own.matches(':focus'));

/**
 * Waits until something in the preview is visible. Playwright's `waitFor` would fail when the next build replaces
 * the frame.
 */
export async function shown(locator: Locator): Promise<Locator> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await locator.isVisible().catch(() => false)) return locator;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Never shown: ${locator}`);
}

/** Locates the document that runs the code of an open editor; it is inside the guard's document. */
export const previewIn = (page: Page): FrameLocator =>
  page.frameLocator('[data-live-editor] iframe[data-visible="true"]').frameLocator('iframe');

/** Opens a page with a live block, without opening the editor. */
export async function openLivePage(
  browser: Browser,
  live: LivePage,
  options: Parameters<typeof openPage>[2] = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, siteUrl(), { locale: live.locale, ...options });
  await watched.page.goto(siteUrl() + live.path);
  await hydrated(watched.page);
  return watched;
}

/** Locates the parts of the editor on a page where it is open or opening. */
export function editorOn(watched: WatchedPage, live: LivePage): OpenEditor {
  const { page } = watched;
  const editor = page.getByRole('textbox', { name: live.editor, exact: true });
  return {
    ...watched,
    editor,
    preview: previewIn(page),
    problem: page.locator('[data-live-editor]').getByRole('alert'),
    async write(source) {
      await fillCode(editor, source);
      // Chromium never sets `iframe:hover` for a pointer moved by Playwright, so the editor would
      // treat a click in the preview as focus stolen by the demo.
      await pressByEvent(editor, { key: 'Escape' });
    },
  };
}

/** Opens a page with a live block and its editor. */
export async function openEditor(
  browser: Browser,
  live: LivePage,
  options: Parameters<typeof openPage>[2] = {},
): Promise<OpenEditor> {
  const watched = await openLivePage(browser, live, options);
  const { page } = watched;
  await page.getByRole('button', { name: live.edit }).click();
  const open = editorOn(watched, live);
  await open.editor.waitFor();
  return open;
}

/** Source of a component that counts clicks on a button named `<name> <count>`. */
export const counter = (name: string) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${name} {count}</button>;
}
`;

/** Source of a function `work(ms)` that keeps the thread busy for the given time. */
export const BUSY_WORK = `
function work(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end) for (let i = 0; i < 1e4; i += 1) Math.sqrt(i);
}`;
