import { LIVE_PAGES, counter, shown } from '../liveEditor';
import { attack, CONNECTED, openTarget, type Target } from './attack';
import { SNIPPET_GROUPS } from './groups';
import { launchPredictingBrowser, type PredictingBrowser } from './predictingBrowser';

const ENGLISH = LIVE_PAGES[0];

/** All snippets of a group on a busy machine (ms). */
const PATIENCE = 300_000;

const isConnection = (line: string) => line.endsWith(CONNECTED);

/**
 * Attacks the preview with hostile code, in a Chromium that predicts what will be asked for.
 *
 * @param step of each group, the first snippet is run and then every so many; 1 runs them all
 */
export function describeContainment(step: number): void {
  describe('hostile code', () => {
    let browser: PredictingBrowser | undefined;
    let target: Target;
    let isIntact = false;
    // What a snippet has broken fails one test, and not all that follow.
    beforeEach(async () => {
      if (!isIntact) {
        await browser?.close();
        browser = await launchPredictingBrowser(ENGLISH.locale);
        target = await openTarget(browser, ENGLISH);
      }
      isIntact = false;
    });
    afterAll(() => browser?.close());

    describe.each(SNIPPET_GROUPS)('that tries to $title', ({ snippets }) => {
      it(
        'gets nothing out and changes nothing',
        async () => {
          const escaped = await attack(
            target,
            snippets.filter((_snippet, index) => index % step === 0),
          );
          // An early connection reveals a host name and no more; ARCHITECTURE.md says when.
          expect(escaped.filter((line) => !isConnection(line))).toEqual([]);
          isIntact = true;
        },
        PATIENCE,
      );

      it('leaves an editor that works', async () => {
        await target.write(counter('after'));
        await (await shown(target.preview.getByRole('button', { name: 'after 0' }))).click();
        await shown(target.preview.getByRole('button', { name: 'after 1' }));
        expect(await target.problem.innerText()).toBe('');
        isIntact = true;
      });
    });
  });
}
