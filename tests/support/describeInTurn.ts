/** Whether each test is to run in each of its settings, as in `npm run test:all`. */
const EVERY_SETTING = process.env.BINDFORM_SETTINGS === 'every';

/** What registers the tests of one setting, in place of Jest's `it`. */
export interface ItInTurn {
  (name: string, run: () => Promise<void>, timeout?: number): void;
  /** A test for each row of a table, like `it.each`; each row has its turn. */
  each: <Row>(
    rows: readonly Row[],
  ) => (
    name: string,
    run: (...row: Row extends readonly unknown[] ? [...Row] : [Row]) => Promise<void>,
    timeout?: number,
  ) => void;
}

/** Registers the tests whose turn it is in a setting: with two settings, every other test. */
function itOfSetting(index: number, settings: number): ItInTurn {
  let count = index;
  const isTurn = () => EVERY_SETTING || count++ % settings === 0;
  const inTurn = (...test: Parameters<ItInTurn>) => {
    if (isTurn()) it(...test);
  };
  const each: ItInTurn['each'] = (rows) => (name, run, timeout) => {
    const own = rows.filter(isTurn);
    if (own.length) it.each(own)(name, run as (...row: unknown[]) => Promise<void>, timeout);
  };
  return Object.assign(inTurn, { each });
}

/**
 * Describes behavior that is the same in several settings, such as the languages: `npm test` runs each
 * test in one of the settings, `npm run test:all` in all of them. Use `describe.each` for behavior that
 * depends on the setting.
 *
 * @param settings the settings, at least two; the tests are distributed over them in order
 * @param title title as in `describe.each`, for instance `the menu in $id`
 * @param block registers the tests of one setting with the `it` that it is given
 */
export function describeInTurn<Setting extends object>(
  settings: readonly Setting[],
  title: string,
  block: (setting: Setting, it: ItInTurn) => void,
): void {
  describe.each(settings)(title, (setting) =>
    block(setting, itOfSetting(settings.indexOf(setting), settings.length)),
  );
}

/**
 * Distributes whole groups of tests over the settings, for groups whose setup is expensive: returns the
 * settings for one of the groups, a single one in `npm test` and all in `npm run test:all`.
 *
 * @param settings the settings, at least two
 * @param group position of the group among the groups
 */
export const settingsOfGroup = <Setting>(settings: readonly Setting[], group: number): Setting[] =>
  EVERY_SETTING ? [...settings] : [settings[group % settings.length]];
