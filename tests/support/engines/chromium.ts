import path from 'node:path';
import type { Frame } from 'playwright-core';
import { browser } from '../browser';
import { makeDownloadFolder } from './downloadFolder';
import { asCall, DESKTOP, drive, type EnginePage } from './enginePage';

const innermost = (frames: Frame[]) => frames.find((frame) => frame.parentFrame()?.parentFrame());

/** Opens a page in the Chromium of the tests. */
export async function openChromium(locale: string): Promise<EnginePage> {
  const context = await browser.newContext({ locale, viewport: DESKTOP });
  const page = await context.newPage();
  const folder = makeDownloadFolder();
  page.on(
    'download',
    (download) => void download.saveAs(path.join(folder.path, download.suggestedFilename())),
  );
  return {
    ...drive(page),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (keys) => page.keyboard.press(keys),
    run: (body) => page.evaluate(asCall(body)),
    runInPreview: async <Result>(body: string) => {
      const frame = innermost(page.frames());
      return frame && ((await frame.evaluate(asCall(body)).catch(() => undefined)) as Result);
    },
    downloads: folder.files,
    close: async () => {
      await context.close();
      folder.remove();
    },
  };
}
