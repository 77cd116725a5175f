import { SNIPPET_GROUPS } from '../../support/containment/groups';
import { listenToTcp, listenToUdp, type Listener } from '../../support/containment/listeners';
import { hostileComponent, type HostileSnippet } from '../../support/containment/snippet';
import { openEngineEditor, type EngineEditor } from '../../support/engines/engineEditor';
import type { ClickOptions, EnginePage } from '../../support/engines/enginePage';
import { openIn, OTHER_ENGINES } from '../../support/engines/engines';
import { until } from '../../support/engines/until';
import { counter, LIVE_PAGES } from '../../support/liveEditor';
import { siteUrl } from '../../support/site';

jest.setTimeout(300_000);

const ENGLISH = LIVE_PAGES[0];
const EDITOR = `document.querySelector('[data-live-editor] textarea')`;
const TYPED = 'leak';
const CLICKS: Record<string, ClickOptions> = {
  click: {},
  'middle click': { button: 'middle' },
  'Ctrl click': { key: 'Control' },
  'Shift click': { key: 'Shift' },
};
const place = (what: string) =>
  `const { x, y } = ${what}.getBoundingClientRect(); return { x, y };`;

describe.each(OTHER_ENGINES)('hostile code in $engine', (engine) => {
  let page: EnginePage;
  let editor: EngineEditor;
  beforeAll(async () => {
    page = await openIn(engine, ENGLISH.locale);
    editor = await openEngineEditor(page, ENGLISH);
  });
  afterAll(() => page?.close());

  const listeners: Listener[] = [];
  afterEach(() => listeners.splice(0).forEach(({ close }) => close()));

  const state = () =>
    page.run<object>(
      `return { url: location.href, title: document.title, cookies: document.cookie, kept: Object.keys(localStorage).join() }`,
    );

  async function expectToWork(): Promise<void> {
    await editor.write(counter('after'));
    await editor.preview('after 0');
    await editor.click();
    await editor.preview('after 1');
  }

  /** Runs snippets, and waits until they have come to something or the frame was ended. */
  async function run(snippets: HostileSnippet[]): Promise<string[]> {
    // What was said of the code before is not said of this.
    if (await editor.problems()) await expectToWork();
    for (const _ of snippets) listeners.push(await listenToTcp(), await listenToUdp());
    const ears = snippets.map((_, index) => ({
      tcp: listeners[2 * index].address,
      udp: listeners[2 * index + 1].address,
    }));
    await editor.write(hostileComponent(snippets, ears, siteUrl()));
    // The code before is shown until this has rendered.
    const outcomes = await until('the outcomes', async () => {
      const shown = await page.runInPreview<string>(
        `return document.querySelector('[data-stage=${JSON.stringify(snippets[0].name)}]') && document.querySelector('output[aria-label="outcomes"]').textContent`,
      );
      return shown || ((await editor.problems()) && '[]');
    });
    return JSON.parse(outcomes) as string[];
  }

  const heard = () => listeners.flatMap(({ arrived }) => arrived).filter(Boolean);

  async function click({ name }: HostileSnippet, options: ClickOptions): Promise<void> {
    const frame = `document.querySelector('[data-live-editor] iframe')`;
    await page.run(`${frame}?.scrollIntoView({ block: 'center' })`);
    const outer = await page.run<{ x: number; y: number } | null>(
      `if (!${frame}) return null; ${place(frame)}`,
    );
    const stage = await page.runInPreview<{ x: number; y: number }>(
      place(`(document.querySelector('[data-stage=${JSON.stringify(name)}]') ?? document.body)`),
    );
    if (outer && stage) await page.clickAt(outer.x + stage.x + 15, outer.y + stage.y + 15, options);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  /** Types where the reader's caret is, and returns what came to stand there. */
  async function type(): Promise<string> {
    const corner = await page.run<{ x: number; y: number }>(
      `${EDITOR}.scrollIntoView({ block: 'start' }); ${place(EDITOR)}`,
    );
    // Below the navbar.
    await page.clickAt(corner.x + 15, corner.y + 200);
    await page.run(`${EDITOR}.setSelectionRange(1e6, 1e6)`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const key of TYPED) await page.type(key);
    return page.run<string>(`return ${EDITOR}.value.slice(-${TYPED.length})`);
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
      expect(await state()).toEqual(before);
    });

    (apart.length > 0 ? it.each(apart) : it.skip.each([{ name: 'nothing' }] as typeof apart))(
      'holds what has a frame to itself: $name',
      async (snippet) => {
        const before = await state();
        const [outcome] = await run([snippet]);
        // A demo that was ended for taking the focus may have cost a key, which nobody has read.
        if (snippet.gesture === 'type')
          expect((await type()) === TYPED || (await editor.problems())).toBeTruthy();
        else if (snippet.gesture) await click(snippet, CLICKS[snippet.gesture]);
        expect([outcome].filter((text) => text?.startsWith('got ') && text !== 'got ')).toEqual([]);
        expect(heard()).toEqual([]);
        expect(await state()).toEqual(before);
      },
    );

    it('leaves an editor that works', expectToWork);
  });
});
