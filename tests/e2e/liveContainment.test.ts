import { LIVE_PAGES, counter, shown } from '../support/liveEditor';
import { attack, CONNECTED, openTarget, type Target } from '../support/containment/attack';
import { SNIPPET_GROUPS } from '../support/containment/groups';
import {
  launchPredictingBrowser,
  type PredictingBrowser,
} from '../support/containment/predictingBrowser';

const ENGLISH = LIVE_PAGES[0];
const ALL = SNIPPET_GROUPS.flatMap(({ snippets }) => snippets);

let browser: PredictingBrowser;
beforeAll(async () => {
  browser = await launchPredictingBrowser(ENGLISH.locale);
});
afterAll(() => browser.close());

const isConnection = (line: string) => line.endsWith(CONNECTED);

describe('hostile code', () => {
  it('comes in a hundred kinds and more, each with a name of its own', () => {
    expect(SNIPPET_GROUPS).toHaveLength(10);
    expect(ALL.length).toBeGreaterThanOrEqual(100);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  let target: Target;
  beforeAll(async () => {
    target = await openTarget(browser, ENGLISH);
  });
  afterAll(() => target.close());

  describe.each(SNIPPET_GROUPS)('that tries to $title', ({ snippets }) => {
    it('gets nothing out and changes nothing', async () => {
      const escaped = await attack(
        target,
        snippets.filter(({ remains }) => !remains),
      );
      // That a connection is made early tells a name and no more; ARCHITECTURE.md says when.
      expect(escaped.filter((line) => !isConnection(line))).toEqual([]);
    });

    it('leaves an editor that works', async () => {
      await target.write(counter('after'));
      await (await shown(target.preview.getByRole('button', { name: 'after 0' }))).click();
      await shown(target.preview.getByRole('button', { name: 'after 1' }));
      expect(await target.problem.innerText()).toBe('');
    });
  });
});
