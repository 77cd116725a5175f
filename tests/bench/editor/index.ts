import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../support/launchBrowser';
import { hydrated } from '../../support/browser';
import { fillCode } from '../../support/liveEditor';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR } from '../../support/site';

/** Lengths of the code, in lines. */
const LENGTHS = [39, 339, 1000, 20_000];
const KEYS = 'abcdefghijklmnopqrst';
/** The best of so many runs counts: on a busy machine the others have waited for other work. */
const RUNS = 5;
/** Time for what follows an edit, such as a build, to come to rest, in ms. */
const REST_MS = 1000;

const PLAIN = 'plain-textarea';

/** A component of so many lines. */
function codeOf(lines: number): string {
  const row = (number: number) =>
    `  const value${number} = { name: 'row ${number}', count: ${number}, view: <p key="a">text</p> };`;
  const rows = Array.from({ length: lines - 3 }, (_, number) => row(number)).join('\n');
  return `export default function Demo() {\n${rows}\n  return <p>shown</p>;\n}`;
}

/** How long the page's thread has worked, in ms. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Work for {@link KEYS} in what has the focus, in ms; each key is painted before the next one. */
async function typingMs(page: Page, session: CDPSession): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const before = await workedMs(session);
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.evaluate(
        'new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))',
      );
    }
    best = Math.min(best, (await workedMs(session)) - before);
    await page.waitForTimeout(REST_MS);
  }
  return best;
}

/** Puts a plain textarea with the same text over the page. */
const addTextarea = (page: Page, text: string) =>
  page.evaluate(
    ([id, value]) => {
      const area = document.createElement('textarea');
      Object.assign(area, { id, value });
      area.style.cssText =
        'position: fixed; inset: 0; z-index: 9999; width: 700px; height: 512px; font: 14px/1.6 monospace; white-space: pre';
      document.body.append(area);
      area.focus();
      area.setSelectionRange(32, 32);
    },
    [PLAIN, text],
  );

/** Compares the code editor of the built playground with a plain textarea, and prints a table. */
export async function benchEditor(): Promise<void> {
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  const browser = await launchBrowser();
  console.log('lines | paste | 20 keys | in a textarea | ratio');
  for (const lines of LENGTHS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}playground`);
    await hydrated(page);
    const editor = page.getByRole('textbox', { name: /\.tsx$/ });
    await editor.waitFor();
    const text = codeOf(lines);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = performance.now();
    await fillCode(editor, text);
    await page.evaluate(
      'new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))',
    );
    const paste = performance.now() - before;
    await page.waitForTimeout(REST_MS);
    await editor.press('Control+Home');
    await editor.press('End');
    const typed = await typingMs(page, session);
    await addTextarea(page, text);
    const plain = await typingMs(page, session);
    const figures = [paste, typed, plain].map((ms) => `${ms.toFixed(0)} ms`);
    console.log([lines, ...figures, (typed / plain).toFixed(2)].join(' | '));
    await page.close();
  }
  await browser.close();
  await server.close();
}
