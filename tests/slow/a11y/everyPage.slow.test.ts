import { browser } from '../../support/browser';
import { builtPages } from '../../support/builtPages';
import { LOCALES } from '../../support/site';
import { walkWithAxe } from './walk';

const MODES = ['light', 'dark'] as const;
/** Widths of the window (px). */
const WIDTHS = [320, 1280];

/** Tabs whose pages are checked side by side, one for each core of continuous integration. */
const TABS = [0, 1];

/**
 * A language has each mode and each width once, and the next one the other pairs, to save time. All pairs are taken
 * by `openStates`, of a page of each kind only.
 */
const CASES = LOCALES.flatMap((locale, index) =>
  MODES.map((mode, position) => ({
    locale,
    mode,
    width: WIDTHS[(index + position) % WIDTHS.length],
  })),
);

it.each(CASES)(
  'the pages in $locale.id break no rule of axe in the $mode mode, $width px wide',
  async ({ locale, mode, width }) => {
    const options = { colorScheme: mode, viewport: { width, height: 900 } };
    const pagesOf = (tab: number) =>
      builtPages(locale).filter((_, index) => index % TABS.length === tab);
    const found = await Promise.all(
      TABS.map((tab) => walkWithAxe(browser, locale, pagesOf(tab), options)),
    );
    expect(found.flat()).toEqual([]);
  },
  900_000,
);
