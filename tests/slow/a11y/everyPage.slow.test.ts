import { browser } from '../../support/browser';
import { builtPages } from '../../support/builtPages';
import { LOCALES } from '../../support/site';
import { walkWithAxe } from './walk';

const MODES = ['light', 'dark'] as const;
/** Widths of the window (px). */
const WIDTHS = [320, 1280];

const CASES = MODES.flatMap((mode) => WIDTHS.map((width) => ({ mode, width })));

describe.each(LOCALES)('the pages in $id', (locale) => {
  it.each(CASES)(
    'break no rule of axe in the $mode mode, $width px wide',
    async ({ mode, width }) => {
      const options = { colorScheme: mode, viewport: { width, height: 900 } };
      expect(await walkWithAxe(browser, locale, builtPages(locale), options)).toEqual([]);
    },
    900_000,
  );
});
