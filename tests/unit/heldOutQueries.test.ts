import { readIntents } from '../bench/search/intent';
import { LOCALES } from '../support/site';

it.each(LOCALES)(
  'the queries in $id that are held out are not among those to tune on',
  (locale) => {
    const queries = (set: 'tuned' | 'heldOut') =>
      readIntents(locale, set).map(([query]) => query.toLowerCase());
    const tuned = new Set(queries('tuned'));
    expect(queries('heldOut').filter((query) => tuned.has(query))).toEqual([]);
  },
);
