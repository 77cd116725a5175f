import type { Locator, Page } from 'playwright-core';
import { browser, hydrated, openPage, type WatchedPage } from './browser';
import { DEMO_PAGES, DEMO_WORDS, demoBlock, demoLive, demoPreview } from './demos';
import { settingsOfGroup } from './describeInTurn';
import { LOCALES, siteUrl, textIn, type TextInLocales } from './site';
import { nextFrames, tooWide } from './tooWide';

/** Demos that are wider than the window. */
const wideDemos = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-demo]')]
      .filter((block) => {
        const { left, right } = block.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map(({ id }) => id),
  );

/** A running demo on the page of its guide. */
export interface OpenDemo {
  page: Page;
  /** The whole demo. */
  block: Locator;
  /** The rendered demo, without toolbar, source and inspector. */
  preview: Locator;
  /** Selects the text in the page's language. */
  t: (...texts: TextInLocales) => string;
}

/** Returns the errors shown in the preview of a demo, in order. */
export const shownErrors = (preview: Locator): Promise<string[]> =>
  preview.getByRole('alert').allInnerTexts();

/** Uses a demo like a reader, and expects the outcome in its description. */
export type DemoCase = (demo: OpenDemo) => Promise<void>;

/**
 * Tests every demo of a guide. In `npm test`, the guides alternate between the languages. Each case starts with
 * the demo in its initial state; cases share one page, as for a reader.
 *
 * @param guide address of the guide relative to the language, such as `intro/vaild`
 * @param cases test of each demo, by its id
 */
export function describeGuide(guide: string, cases: Record<string, DemoCase>): void {
  it(`${guide} has a case for each demo`, () => {
    const demos = DEMO_PAGES[guide] ?? [];
    const lacking = demos.filter((id) => !(id in cases));
    const left = Object.keys(cases).filter((id) => !demos.includes(id));
    expect([
      ...lacking.map((id) => `docs/${guide}.mdx shows the demo "${id}": add a case that uses it.`),
      ...left.map((id) => `docs/${guide}.mdx does not show the demo "${id}": take its case out.`),
    ]).toEqual([]);
  });

  const locales = settingsOfGroup(LOCALES, Object.keys(DEMO_PAGES).indexOf(guide));
  describe.each(locales)(`${guide} in $id`, ({ id: locale, prefix }) => {
    let open: WatchedPage;
    beforeAll(async () => {
      open = await openPage(browser, siteUrl(), { locale });
      await open.page.goto(siteUrl() + prefix + guide);
      await hydrated(open.page);
    });

    it.each(Object.entries(cases))('%s does what it says', async (id, use) => {
      await demoLive(open.page, id);
      await use({
        page: open.page,
        block: demoBlock(open.page, id),
        preview: demoPreview(open.page, id),
        t: textIn(locale),
      });
      expect(open.problems.splice(0)).toEqual([]);
    });

    it('loses nothing at 320 px, with the code of its demos', async () => {
      await open.page.setViewportSize({ width: 320, height: 640 });
      const name = DEMO_WORDS[locale].show;
      const show = open.page.locator('[data-demo]').getByRole('button', { name });
      await show.evaluateAll((buttons) =>
        buttons.forEach((button) => (button as HTMLElement).click()),
      );
      await nextFrames(open.page);
      expect([...(await wideDemos(open.page)), ...(await tooWide(open.page))]).toEqual([]);
    });
  });
}
