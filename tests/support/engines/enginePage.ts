/** How a reader clicks, when not with the main button alone. */
export interface ClickOptions {
  button?: 'middle';
  /** Key that is held down. */
  key?: 'Control' | 'Shift';
}

/** A page in a browser of any of the three engines, with the input devices of a reader. */
export interface EnginePage {
  goto: (address: string) => Promise<void>;
  /** Goes back in the history, or forward. */
  travel: (direction: 'back' | 'forward') => Promise<void>;
  /** Resizes the window (px). */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks at a place in the window (px). */
  clickAt: (x: number, y: number, options?: ClickOptions) => Promise<void>;
  /** Presses a key, or two at once such as `Control+k`, by their names in `KeyboardEvent.key`. */
  press: (keys: string) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  /**
   * Runs code in the page.
   *
   * @param body body of a function; what it returns comes back as JSON
   */
  run: <Result>(body: string) => Promise<Result>;
  /** Runs code in the innermost document of the live preview, or returns undefined before the preview has loaded. */
  runInPreview: <Result>(body: string) => Promise<Result | undefined>;
  /** Names of the files that have been downloaded, once they are whole. */
  downloads: () => string[];
  close: () => Promise<void>;
}

/** A page of Playwright or Puppeteer, which have this much in common. */
interface DrivenPage<Key extends string> {
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  goForward: () => Promise<unknown>;
  keyboard: {
    down: (key: Key) => Promise<void>;
    up: (key: Key) => Promise<void>;
    type: (text: string) => Promise<void>;
  };
  mouse: { click: (x: number, y: number, options: { button?: 'middle' }) => Promise<void> };
}

/** What a reader does on a page the same way with Playwright and with Puppeteer. */
export const drive = <Key extends string>(
  page: DrivenPage<Key | NonNullable<ClickOptions['key']>>,
): Pick<EnginePage, 'goto' | 'travel' | 'clickAt' | 'type'> => ({
  goto: async (address) => void (await page.goto(address)),
  travel: async (direction) =>
    void (await (direction === 'back' ? page.goBack() : page.goForward())),
  clickAt: async (x, y, { button, key } = {}) => {
    if (key) await page.keyboard.down(key);
    await page.mouse.click(x, y, { button });
    if (key) await page.keyboard.up(key);
  },
  type: (text) => page.keyboard.type(text),
});

/** An expression that runs the body of a function. */
export const asCall = (body: string): string => `(() => { ${body} })()`;

/** The window of a desktop (px). */
export const DESKTOP = { width: 1280, height: 800 };
