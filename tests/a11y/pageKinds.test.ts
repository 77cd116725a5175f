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

/** Kinds of page on which contrast is checked too: what the others show has the same colors. */
const COLORED = ['home', 'introduction', 'api', 'not-found'];

/** Kinds whose parts the others have too; the slow group `a11y` checks them. */
const ALIKE = ['dynamic-form', 'ui-kits', 'types', 'search-dialog'];
const DIFFERENT = PAGE_KINDS.filter(({ name }) => !ALIKE.includes(name));

it('opens states of kinds that there are', () => {
  const kinds = PAGE_KINDS.map(({ name }) => name);
  expect(kinds).toHaveLength(12);
  expect(DIFFERENT).toHaveLength(12 - ALIKE.length);
  expect(Object.keys(OPEN_STATES).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

describeInTurn(LOCALES, 'in $id', (locale, it) => {
  it.each(DIFFERENT)(
    '$name breaks no rule of axe, closed and open',
    async (kind) => {
      const contrast = COLORED.includes(kind.name) ? 'closed' : 'nowhere';
      expect(await violationsOfKind(kind, locale, { ...LOOKS[locale.id], contrast })).toEqual([]);
    },
    240_000,
  );
});
