import type { SearchHint } from '../worker/protocol';
import type { Field } from './field';
import { WEIGHTS } from './weights';

/** What may become a hint: a title, a text, and words that only help to find it. */
export interface Entry {
  type: SearchHint['type'];
  link: string;
  title: Field;
  text: Field;
  hidden: Field[];
  /** How many sections have this very title, itself included. */
  namesakes: number;
  /** Weight of a match in the title. */
  titleWeight: number;
}

/** An entry with its names as texts. */
type NamedEntry = Pick<Entry, 'type' | 'link'> & {
  title: string;
  keywords?: string[];
  namesakes?: number;
};

/**
 * Makes an entry of a page.
 *
 * @param text the field of its text
 * @param name makes the field of a name
 */
export const makeEntry = (
  { type, link, title, keywords = [], namesakes = 1 }: NamedEntry,
  text: Field,
  name: (text: string) => Field,
): Entry => ({
  ...{ type, link, text, namesakes },
  title: name(title),
  hidden: keywords.map(name),
  titleWeight: type === 'page' ? WEIGHTS.pageTitle : WEIGHTS.title,
});

const IN_PARENTHESES = /[(（]([^)）]+)[)）]/gu;

/** What a section is also called: its keywords, and the names that its heading has in parentheses. */
export function otherNames(title: string, keywords: string[] = []): string[] {
  const names = [...title.matchAll(IN_PARENTHESES)].flatMap(([, inside]) => inside.split(/[,、]/u));
  return [...new Set([...names.map((name) => name.trim()), ...keywords])];
}
