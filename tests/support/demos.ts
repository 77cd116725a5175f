import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { showPresence } from './browser';
import { demoCode } from './demoCode';
import { SITE_DIR } from './site';

/** Every `<Demo id="…">` of a page, in its order. */
const DEMO_TAG = /<Demo\b[^>]*?\bid="([^"]+)"/g;

function demosOf(file: string): string[] {
  const text = fs.readFileSync(path.join(SITE_DIR, 'docs', file), 'utf8');
  return [...text.matchAll(DEMO_TAG)].map(([, id]) => id);
}

/** Addresses of the pages that show demos, each with the ids of its demos in their order. */
export const DEMO_PAGES: Record<string, string[]> = Object.fromEntries(
  fs
    .readdirSync(path.join(SITE_DIR, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => [file.replace(/\.mdx$/, ''), demosOf(file)] as const)
    .filter(([, ids]) => ids.length > 0),
);

/** What the tools of a demo say, by language. */
export const DEMO_WORDS = {
  'en-US': {
    show: 'Show all code',
    hide: 'Show less code',
    copy: 'Copy code',
    copied: 'Copied',
    reset: 'Reset demo',
    more: 'More tools',
    openIn: 'Open in…',
    download: (file: string) => `Download ${file}`,
    link: 'Link to this demo',
    open: 'Open in a separate page',
    retry: 'Retry',
    stack: 'Stack trace',
  },
  'zh-CN': {
    show: '显示全部代码',
    hide: '收起代码',
    copy: '复制代码',
    copied: '已复制',
    reset: '重置示例',
    more: '更多操作',
    openIn: '打开方式',
    download: (file: string) => `下载 ${file}`,
    link: '本示例的链接',
    open: '在单独页面中打开',
    retry: '重试',
    stack: '堆栈跟踪',
  },
} as const;

/** A window in which all demos of a page come near at once (px). */
export const TALL = { width: 1280, height: 6000 };

/** The block of a demo. */
export const demoBlock = (page: Page, id: string): Locator => page.locator(`[data-demo="${id}"]`);

/** The result of a demo. */
export const demoPreview = (page: Page, id: string): Locator =>
  demoBlock(page, id).locator('[data-demo-preview]');

/** Waits until a demo runs, having brought it near. */
export async function demoLive(page: Page, id: string): Promise<void> {
  await showPresence(page);
  await demoBlock(page, id).scrollIntoViewIfNeeded();
  await demoBlock(page, id).locator('[data-live="true"]').waitFor();
}

/**
 * Keeps the code of demos on its way until it is released.
 *
 * @returns lets it arrive
 */
export async function holdDemoCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(demoCode(), async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}
