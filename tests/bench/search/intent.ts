import fs from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from '../../support/site';

/**
 * A query, and its best results; each of them is right in the first place. A result is a page with all its
 * sections (`intro/vaild`), its beginning (`intro/vaild#`) or one place on a page (`api/form-props#Form-onSubmit`).
 */
export type Intent = [query: string, results: string[]];

/**
 * The engine is tuned on one set. The other is held out: it is scored once, and becomes part of the first when the
 * engine has been tuned on it.
 */
export const SETS = ['tuned', 'heldOut'] as const;

/** Separates a query from its results. */
const ARROW = ' -> ';

/**
 * Reads the intents of a set. They were written from the questions that users of form libraries ask in public issues
 * and documentation, before any result was seen; their results were chosen without knowledge of what the engine
 * finds. A change of an expectation needs a reason in its commit.
 *
 * A line of a file is a query with its results; headings separate names of the API and codes (also with typos), the
 * words of users of other form libraries, and tasks and topics. Other headings: queries of all kinds, and those whose
 * writer had to avoid the words of documentation. Most Chinese ones that are tuned on are also among the questions of
 * the search (`plugins/search/synonyms`), so only the held-out set tells how well those generalize.
 *
 * @throws Error on a line without a query or a result
 */
export function readIntents({ id }: SiteLocale, set: (typeof SETS)[number]): Intent[] {
  const file = path.join(__dirname, 'queries', `${set}.${id}.txt`);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('# '))
    .map((line) => {
      const [query, results] = line.split(ARROW);
      if (!query || !results) throw new Error(`No query or no result in ${file}: ${line}`);
      return [query, results.split(' ')];
    });
}
