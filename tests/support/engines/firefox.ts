import fs from 'node:fs';
import puppeteer, { type Frame, type KeyInput } from 'puppeteer-core';
import { makeDownloadFolder } from './downloadFolder';
import { asCall, DESKTOP, drive, type EnginePage } from './enginePage';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where Firefox is: `FIREFOX_PATH`, or where Debian puts it; undefined when it is not installed. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...PLACES].find((file) => file && fs.existsSync(file));

const innermost = (frames: Frame[]) => frames.find((frame) => frame.parentFrame()?.parentFrame());

/** Opens a page in Firefox, which is driven over WebDriver BiDi. */
export async function openFirefox(locale: string): Promise<EnginePage> {
  const folder = makeDownloadFolder();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: DESKTOP,
    extraPrefsFirefox: {
      'intl.accept_languages': locale,
      // Automation lets every script close the tab, which no reader's Firefox does.
      'dom.allow_scripts_to_close_windows': false,
      // 2: the folder named below.
      'browser.download.folderList': 2,
      'browser.download.dir': folder.path,
    },
  });
  const page = await browser.newPage();
  return {
    ...drive(page),
    resize: (width, height) => page.setViewport({ width, height }),
    press: async (keys) => {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    run: <Result>(body: string) => page.evaluate(asCall(body)) as Promise<Result>,
    runInPreview: async <Result>(body: string) => {
      const frame = innermost(page.frames());
      return frame && ((await frame.evaluate(asCall(body)).catch(() => undefined)) as Result);
    },
    downloads: folder.files,
    close: async () => {
      await browser.close();
      folder.remove();
    },
  };
}
