const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]+/gu;

/** Words that readers search for but the pages do not use. */
export interface Synonyms {
  /**
   * Groups of words with the same meaning: a page with one of them in its title or keywords is also found by the
   * others.
   */
  same: string[][];
  /**
   * Other names of a page (`intro/dymic`) or section (`intro/vaild#schema`), such as those in other libraries,
   * by its address without base path and language.
   */
  called: Record<string, string[]>;
  /** Questions that readers ask in their own words, by the address of the page or section that answers them. */
  asked: Record<string, string[]>;
  /**
   * What readers say in everyday words, by the word of the pages: a search for `grey out` also finds `disable`. It
   * applies to texts too, unlike the names above, and in languages whose words are separated by spaces.
   */
  everyday: Record<string, string[]>;
}

/** Lowercases a text and puts spaces around its words, so that ` word ` matches only whole words. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `;

const names = (text: string, phrase: string) =>
  HAN.test(phrase) ? text.includes(phrase) : spaced(text).includes(spaced(phrase));

/**
 * Returns the synonyms of the words in the title and keywords of a page.
 *
 * @param texts the page's title and keywords
 * @param groups {@link Synonyms.same}; Chinese words match inside a text, others as whole words
 * @returns the other members of each group of which the texts contain a member
 */
export function sameWords(texts: string[], groups: string[][]): string[] {
  const isNamed = (phrase: string) => texts.some((text) => names(text, phrase));
  const found = groups
    .filter((group) => group.some(isNamed))
    .flatMap((group) => group.filter((phrase) => !isNamed(phrase)));
  return [...new Set(found)];
}

/** Key of the list that applies to all languages. */
export const ALL_LANGUAGES = '*';

/**
 * Merges the lists for a language: its own, the one for all languages, and the page names of the others, so that
 * readers can search in another language.
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
  const own = Object.entries(lists).flatMap(([key, list]) => (isOwn(key) ? [list] : []));
  const same = own.flatMap((list) => list.same ?? []);
  const asked: Synonyms['asked'] = Object.assign({}, ...own.map((list) => list.asked));
  const everyday: Synonyms['everyday'] = Object.assign({}, ...own.map((list) => list.everyday));
  return { same, called, asked, everyday };
}
