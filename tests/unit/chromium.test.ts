import { findChromium } from '../support/chromium';

describe('findChromium', () => {
  const chosen = process.env.CHROME_PATH;
  afterEach(() => {
    if (chosen === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = chosen;
  });

  it('takes the browser that CHROME_PATH names', () => {
    process.env.CHROME_PATH = process.execPath;
    expect(findChromium()).toBe(process.execPath);
  });

  it('names a CHROME_PATH that leads nowhere, and the way out', () => {
    process.env.CHROME_PATH = '/nowhere/chromium';
    expect(findChromium).toThrow(
      'CHROME_PATH is "/nowhere/chromium", which is not an executable file. Correct it, or unset it to use the system\'s Chromium.',
    );
  });
});
