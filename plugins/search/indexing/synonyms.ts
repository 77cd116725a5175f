const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]+/gu;

/** Words that readers use and the pages do not. */
export interface Synonyms {
  /**
   * Groups of words that mean the same: what a page names by one of them in its title or keywords is found by
   * the others too.
   */
  same: string[][];
  /**
   * What readers call a page (`intro/dymic`) or a section (`intro/vaild#schema`), by its address without base
   * path and language; for instance names in other libraries.
   */
  called: Record<string, string[]>;
}

/** The text in lower case with its words set apart, so that ` word ` is found only as a whole. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `;

const names = (text: string, phrase: string) =>
  HAN.test(phrase) ? text.includes(phrase) : spaced(text).includes(spaced(phrase));

/**
 * Other words for what a page is about.
 *
 * @param texts the page's title and keywords
 * @param groups {@link Synonyms.same}; Chinese words match inside a text, others as whole words
 * @returns the members of each group that the texts name one of, without those they have already
 */
export function sameWords(texts: string[], groups: string[][]): string[] {
  const isNamed = (phrase: string) => texts.some((text) => names(text, phrase));
  const found = groups
    .filter((group) => group.some(isNamed))
    .flatMap((group) => group.filter((phrase) => !isNamed(phrase)));
  return [...new Set(found)];
}

/** Key of the list for all languages. */
export const ALL_LANGUAGES = '*';

/**
 * Puts the lists for a language together: its own, the one for all, and what the others call whole pages, so that a
 * reader may type words of another language.
 *
 * @param lists by language
 */
export function joinSynonyms(lists: Record<string, Partial<Synonyms>>, language: string): Synonyms {
  const isOwn = (key: string) => key === language || key === ALL_LANGUAGES;
  const called: Synonyms['called'] = {};
  for (const [key, list] of Object.entries(lists)) {
    for (const [address, words] of Object.entries(list.called ?? {})) {
      if (!isOwn(key) && address.includes('#')) continue;
      called[address] = [...new Set([...(called[address] ?? []), ...words])];
    }
  }
  const same = Object.entries(lists).flatMap(([key, list]) => (isOwn(key) && list.same) || []);
  return { same, called };
}

/**
 * Checks that every place with a name exists: a page that was renamed would silently lose its words.
 *
 * @param places addresses of all pages and sections
 * @throws Error naming those that do not exist
 */
export function checkPlaces({ called }: Synonyms, places: ReadonlySet<string>): void {
  const lost = Object.keys(called).filter((address) => !places.has(address));
  if (lost.length === 0) return;
  throw new Error(
    `The synonyms of the search name pages or sections that do not exist: ${lost.join(', ')}. Correct their addresses in plugins/search/synonyms.`,
  );
}
