import { violationsOfKind } from '../../a11y/violationsOfKind';
import { PAGE_KINDS } from '../../support/pageKinds';
import { LOCALES } from '../../support/site';

/** The color modes and widths (px) that the quick tests look at in one language only. */
const LOOKS = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 320 },
  { mode: 'light', width: 320 },
  { mode: 'dark', width: 1280 },
] as const;

describe.each(LOCALES)('in $id', (locale) => {
  describe.each(LOOKS)('in the $mode mode, $width px wide,', (look) => {
    it.each(PAGE_KINDS)(
      '$name breaks no rule of axe, closed and open',
      async (kind) => {
        expect(await violationsOfKind(kind, locale, { ...look, contrast: 'everywhere' })).toEqual(
          [],
        );
      },
      240_000,
    );
  });
});
