import { describeInTurn } from '../support/describeInTurn';
import { PAGE_KINDS } from '../support/pageKinds';
import { LOCALES } from '../support/site';
import { OPEN_STATES } from './openStates';
import { violationsOfKind } from './violationsOfKind';

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
      const colors = COLORED.includes(kind.name);
      expect(await violationsOfKind(kind, locale, { ...LOOKS[locale.id], colors })).toEqual([]);
    },
    240_000,
  );
});
