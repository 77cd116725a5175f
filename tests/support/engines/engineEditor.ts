import { counter, type LivePage } from '../liveEditor';
import { siteUrl } from '../site';
import type { EnginePage } from './enginePage';
import { until } from './until';

/** The content of the code editor that is shown, in the page. */
export const EDITOR = `document.querySelector('[data-code-editor]:not([hidden] *)')?.shadowRoot?.querySelector('[role="textbox"]')`;

/** Presses a key with Control held, which drivers do not send to every engine alike. */
export const pressWithControl = (key: string, code: number): string =>
  `${EDITOR}.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', keyCode: ${code}, ctrlKey: true, bubbles: true, cancelable: true }));`;

/** Its lines that are rendered, as one text. */
export const EDITOR_TEXT = `[...${EDITOR}.querySelectorAll('.cm-line')].map(({ textContent }) => textContent).join('\\n')`;

/** The live editor in a browser of another engine. */
export interface EngineEditor {
  /** Replaces the whole source, as if it was pasted. */
  write: (source: string) => Promise<void>;
  /** Waits until the preview or the list of problems says something. */
  preview: (text: string) => Promise<void>;
  problem: (text: string) => Promise<string>;
  /** What the list of problems says now. */
  problems: () => Promise<string>;
  /** Waits until the preview says one thing, or the list of problems another. */
  either: (shown: string, problem: string) => Promise<void>;
  /** Clicks the first button of the preview. */
  click: () => Promise<void>;
  /** Writes a counter of that name, and waits until it counts. */
  expectToWork: (name: string) => Promise<void>;
}

/** Where a preview does not come, the end of the editor's HTML says why. */
const EDITOR_HTML = `return document.querySelector('[data-live-editor]')?.innerHTML.slice(-3000)`;

/** Opens the page with the live block, and its editor. */
export async function openEngineEditor(page: EnginePage, live: LivePage): Promise<EngineEditor> {
  await page.goto(siteUrl() + live.path);
  await page.run(`dispatchEvent(new Event('wheel'))`);
  await until('hydration', () =>
    page.run<boolean>(`return document.documentElement.dataset.hasHydrated === 'true'`),
  );
  await page.run(
    `for (const button of document.querySelectorAll('button')) if (button.textContent.trim() === ${JSON.stringify(live.edit)}) { button.click(); break; }`,
  );
  return engineEditorOn(page);
}

/** Waits for the editor on a page where it is open, or about to be. */
export async function engineEditorOn(page: EnginePage): Promise<EngineEditor> {
  await until('the editor', () => page.run<boolean>(`return Boolean(${EDITOR})`));
  const problems = () =>
    page.run<string>(`return document.querySelector('[data-live-problems]').textContent`);
  const shows = async (text: string) =>
    (await page.runInPreview<string>(`return document.body.innerText`))?.includes(text);
  // Firefox makes the clipboard of an event from `data` and `dataType`, the others take `clipboardData`.
  const editor: EngineEditor = {
    problems,
    either: async (shown, problem) => {
      await until(
        `${shown}, or ${problem}`,
        async () => (await problems()).includes(problem) || shows(shown),
      );
    },
    write: (source) =>
      page.run(
        `${EDITOR}.focus(); ${pressWithControl('a', 65)} const data = ${JSON.stringify(source)}; const clipboardData = new DataTransfer(); clipboardData.setData('text/plain', data); const paste = new ClipboardEvent('paste', { clipboardData, dataType: 'text/plain', data, bubbles: true, cancelable: true }); ${EDITOR}.dispatchEvent(paste);`,
      ),
    preview: async (text) => {
      await until(`the preview of ${text}`, () => shows(text)).catch(async (error: Error) => {
        const shown = await page.runInPreview<string>(`return document.documentElement.outerHTML`);
        const around = await page.run<string>(EDITOR_HTML).catch(() => undefined);
        throw new Error(`${error.message}. Instead: ${shown?.slice(-3000)}, in ${around}`, {
          cause: error,
        });
      });
    },
    problem: (text) =>
      until(`the problem "${text}"`, async () => {
        const found = await problems();
        return found.includes(text) && found;
      }),
    click: async () => {
      await page.runInPreview(`document.querySelector('button').click()`);
    },
    expectToWork: async (name) => {
      await editor.write(counter(name));
      await editor.preview(`${name} 0`);
      await editor.click();
      await editor.preview(`${name} 1`);
    },
  };
  return editor;
}
