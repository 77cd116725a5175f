import { axeViolations } from '../support/axe';
import { browser, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { LOCALES, siteUrl } from '../support/site';
import { OPEN_STATES } from './openStates';

/**
 * Color mode and width of the window (px) in each language, whose markup is the same; the slow group
 * `a11y` has all combinations.
 */
const LOOKS = {
  'en-US': { mode: 'light', width: 320 },
  'zh-CN': { mode: 'dark', width: 1280 },
} as const;

/**
 * Kinds of page on which contrast is checked too, which takes as long as all other rules together; what
 * the others show has the same colors, and the slow group `a11y` checks it.
 */
const COLORED = ['home', 'introduction', 'api', 'search-dialog', 'not-found'];

it('opens states of kinds that there are', () => {
  const kinds = PAGE_KINDS.map(({ name }) => name);
  expect(kinds).toHaveLength(12);
  expect(Object.keys(OPEN_STATES).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(PAGE_KINDS)(
    '$name breaks no rule of axe, closed and open',
    async (kind) => {
      const { mode, width } = LOOKS[locale.id];
      const { page, context } = await openPage(browser, siteUrl(), {
        locale: locale.id,
        colorScheme: mode,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await openKind(page, kind, locale);
      const colors = COLORED.includes(kind.name);
      const found = await axeViolations(page, { colors });
      for (const { name, open, part } of OPEN_STATES[kind.name] ?? []) {
        await open(page, locale.id);
        const lines = await axeViolations(page, { part, colors });
        found.push(...lines.map((line) => `${name}: ${line}`));
      }
      await context.close();
      expect(found).toEqual([]);
    },
    240_000,
  );
});
