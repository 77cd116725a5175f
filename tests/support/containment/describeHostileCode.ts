import { isDeepStrictEqual } from 'node:util';
import { SNIPPET_GROUPS } from './groups';
import { listenToTcp, listenToUdp, type Listener } from './listeners';
import { hostileComponent, recordMessages, type HostileSnippet } from './snippet';
import {
  EDITOR,
  EDITOR_TEXT,
  openEngineEditor,
  pressWithControl,
  type EngineEditor,
} from '../engines/engineEditor';
import type { ClickOptions, EnginePage } from '../engines/enginePage';
import { openIn, OTHER_ENGINES } from '../engines/engines';
import { until } from '../engines/until';
import { LIVE_PAGES } from '../liveEditor';
import { siteUrl } from '../site';

const ENGLISH = LIVE_PAGES[0];
const TYPED = 'leak';
const CLICKS: Record<string, ClickOptions> = {
  click: {},
  'middle click': { button: 'middle' },
  'Ctrl click': { key: 'Control' },
  'Shift click': { key: 'Shift' },
};
/** All that a snippet could want to change. */
interface State {
  url: string;
  title: string;
  cookies: string;
  kept: string;
  history: number;
}

const placeOf = (what: string, result = '{ x, y }') =>
  `const { x, y } = ${what}.getBoundingClientRect(); return ${result};`;

/**
 * Describes what an engine other than Chromium keeps hostile code from. There is one suite for each engine, so that they
 * wait side by side, which is most of what they do.
 *
 * @param name name of the engine
 */
export function describeHostileCode(name: string): void {
  const engine = OTHER_ENGINES.find((each) => each.engine === name)!;

  describe(`hostile code in ${name}`, () => {
    let page: EnginePage;
    let editor: EngineEditor;
    beforeAll(async () => {
      page = await openIn(engine, ENGLISH.locale);
      editor = await openEngineEditor(page, ENGLISH);
      await page.run(`(${recordMessages})()`);
    });
    afterAll(() => page?.close());

    const listeners: Listener[] = [];
    afterEach(() => listeners.splice(0).forEach(({ close }) => close()));

    let works = 0;
    /** With code that was not shown before, which the editor would not run again. */
    const expectToWork = () => editor.expectToWork(`works${(works += 1)}`);

    /** ARCHITECTURE.md says how code can add to the history. */
    const addsHistory = (snippet?: HostileSnippet) =>
      engine.engine === 'WebKitGTK' ||
      (engine.engine === 'Firefox' &&
        (snippet?.gesture === 'scroll' || snippet?.code.includes('location.hash')));

    /** Copied, since an object that a driver made in another realm differs for `isDeepStrictEqual`. */
    const state = async (snippet?: HostileSnippet): Promise<State> => ({
      ...(await page.run<State>(
        `return { url: location.href, title: document.title, cookies: document.cookie, kept: Object.keys(localStorage).join(), history: ${addsHistory(snippet) ? '0' : 'history.length'} }`,
      )),
    });

    /** Firefox removes what a frame has added to the history some time after the frame, so there may be less of it. */
    const stateSince = async (before: State, snippet?: HostileSnippet): Promise<State> => {
      const now = await state(snippet);
      return { ...now, history: Math.max(now.history, before.history) };
    };

    const untouched = (before: State, snippet?: HostileSnippet) =>
      until('the page as it was before', async () =>
        isDeepStrictEqual(await stateSince(before, snippet), before),
      ).catch(async () => expect(await stateSince(before, snippet)).toEqual(before));

    /** Runs snippets, and waits until they have come to something or the frame was ended. */
    async function run(snippets: HostileSnippet[]): Promise<string[]> {
      // What was said of the code before is not said of this.
      if (await editor.problems()) await expectToWork();
      await page.run(`delete outcomesOf[${JSON.stringify(snippets[0].name)}]`);
      for (const _ of snippets) listeners.push(await listenToTcp(), await listenToUdp());
      const ears = snippets.map((_, index) => ({
        tcp: listeners[2 * index].address,
        udp: listeners[2 * index + 1].address,
      }));
      await editor.write(hostileComponent(snippets, ears, siteUrl()));
      // The driver of WebKit types into the frame that it has last looked into, so the page is asked.
      return until('the outcomes', async () => {
        const outcomes = await page.run<string[] | null>(
          `return outcomesOf[${JSON.stringify(snippets[0].name)}] ?? null`,
        );
        return outcomes ?? ((await editor.problems()) ? [] : undefined);
      });
    }

    const heard = () => listeners.flatMap(({ arrived }) => arrived).filter(Boolean);

    async function click({ name }: HostileSnippet, options: ClickOptions): Promise<void> {
      const frame = `document.querySelector('[data-live-editor] iframe')`;
      await page.run(`${frame}?.scrollIntoView({ block: 'center' })`);
      const outer = await page.run<{ x: number; y: number } | null>(
        `if (!${frame}) return null; ${placeOf(frame)}`,
      );
      // As text: code in the preview may have replaced the classes that drivers check objects with.
      const found = await page.runInPreview<string>(
        placeOf(
          `(document.querySelector('[data-stage=${JSON.stringify(name)}]') ?? document.body)`,
          'JSON.stringify({ x, y })',
        ),
      );
      if (!outer || !found) throw new Error('There is no frame to click in.');
      const stage = JSON.parse(found) as { x: number; y: number };
      await page.clickAt(outer.x + stage.x + 15, outer.y + stage.y + 15, options);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const got = await page.runInPreview<string | null>(
        `return document.querySelector('[data-got]')?.dataset.got ?? null`,
      );
      expect(got ?? '').toBe('');
    }

    async function expectPageToStay(): Promise<void> {
      // The editor scrolls to what was pasted before the next paint, which a busy WebKit delays by seconds.
      await page.run(
        `document.activeElement.blur(); isPainted = false; requestAnimationFrame(() => requestAnimationFrame(() => { isPainted = true; }));`,
      );
      await until('a paint', () => page.run<boolean>(`return isPainted`));
      await page.run(`scrollTo({ top: 0, behavior: 'instant' });`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const place = await page.run<number>(`return scrollY`);
      // Why code could scroll the page, if it did.
      const use = place
        ? await page.runInPreview(
            `return 'focused: ' + document.hasFocus() + ', clicked: ' + navigator.userActivation?.isActive`,
          )
        : '';
      expect([place, use]).toEqual([0, '']);
    }

    async function expectKeysToStay(): Promise<void> {
      const corner = await page.run<{ x: number; y: number }>(
        `${EDITOR}.scrollIntoView({ block: 'start' }); ${placeOf(EDITOR)}`,
      );
      // Below the navbar, and past the line numbers, which stay when long lines are scrolled.
      await page.clickAt(corner.x + 150, corner.y + 200);
      await page.run(`${pressWithControl('End', 35)} readKeys.length = 0`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const key of TYPED) await page.type(key);
      const end = await page.run<string>(`return ${EDITOR_TEXT}.slice(-${TYPED.length})`);
      expect(await page.run(`return readKeys.splice(0).join('')`)).toBe('');
      // Until a demo that steals focus is stopped, a key press can be lost.
      if (end === TYPED) return;
      await until('the demo to be stopped', async () =>
        (await editor.problems()).includes(ENGLISH.theft),
      );
    }

    describe.each(SNIPPET_GROUPS)('that tries to $title', ({ snippets }) => {
      const tried = snippets.filter(({ remainsIn }) => remainsIn !== engine.engine);
      const together = tried.filter(({ alone, gesture }) => !alone && !gesture);
      const apart = tried.filter(({ alone, gesture }) => alone || gesture);

      (together.length > 0 ? it : it.skip)('gets nothing out', async () => {
        const before = await state();
        const outcomes = await run(together);
        const got = outcomes.flatMap((outcome, index) =>
          outcome.startsWith('got ') && outcome !== 'got '
            ? `${together[index].name}: ${outcome}`
            : [],
        );
        expect([...got, ...heard()]).toEqual([]);
        await untouched(before);
      });

      (apart.length > 0 ? it.each(apart) : it.skip.each([{ name: 'nothing' }] as typeof apart))(
        'holds what has a frame to itself: $name',
        async (snippet) => {
          const before = await state(snippet);
          const [outcome] = await run([snippet]);
          if (snippet.gesture === 'type') await expectKeysToStay();
          else if (snippet.gesture === 'scroll') await expectPageToStay();
          else if (snippet.gesture) await click(snippet, CLICKS[snippet.gesture]);
          expect([outcome].filter((text) => text?.startsWith('got ') && text !== 'got ')).toEqual(
            [],
          );
          expect(heard()).toEqual([]);
          await untouched(before, snippet);
          // Firefox can count an entry after its frame has ended. It must not count against the next snippet.
          if (engine.engine === 'Firefox' && addsHistory(snippet)) await expectToWork();
        },
      );

      it('leaves an editor that works', expectToWork);
    });
  });
}
