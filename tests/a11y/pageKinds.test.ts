import { axeViolations } from '../support/axe';
import { browser, openPage } from '../support/browser';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { LOCALES, siteUrl } from '../support/site';
import { OPEN_STATES } from './openStates';

/**
 * Colour modes and widths of the window (px). The languages share their markup, so that each takes
 * half of the combinations, and all four are seen.
 */
const LOOKS = {
  'en-US': [
    { mode: 'light', width: 320 },
    { mode: 'dark', width: 1280 },
  ],
  'zh-CN': [
    { mode: 'dark', width: 320 },
    { mode: 'light', width: 1280 },
  ],
} as const;

it('opens states of kinds that there are', () => {
  const kinds = PAGE_KINDS.map(({ name }) => name);
  expect(kinds).toHaveLength(12);
  expect(Object.keys(OPEN_STATES).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

describe.each(LOCALES)('in $id', (locale) => {
  it.each(PAGE_KINDS)(
    '$name breaks no rule of axe, closed and open',
    async (kind) => {
      const found: string[] = [];
      for (const { mode, width } of LOOKS[locale.id]) {
        const { page, context } = await openPage(browser, siteUrl(), {
          locale: locale.id,
          colorScheme: mode,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        await openKind(page, kind, locale);
        const check = async (state: string) => {
          const lines = await axeViolations(page);
          found.push(...lines.map((line) => `${mode}, ${width}, ${state}: ${line}`));
        };
        await check('as it comes');
        for (const { name, open } of OPEN_STATES[kind.name] ?? []) {
          await open(page, locale.id);
          await check(name);
        }
        await context.close();
      }
      expect(found).toEqual([]);
    },
    240_000,
  );
});
