import type { SearchHint } from '../worker/protocol';
import type { Field } from './field';
import { WEIGHTS } from './weights';

/** A searchable item that can become a hint: a title, a text, and hidden keywords. */
export interface Entry {
  type: SearchHint['type'];
  link: string;
  title: Field;
  text: Field;
  hidden: Field[];
  /** Number of sections with the same title, including this one. */
  namesakes: number;
  /** Weight of a match in the title. */
  titleWeight: number;
}

/** Returns the title and the other names of an entry. */
export const namesOf = ({ title, hidden }: Entry): Field[] => [title, ...hidden];

/** Returns all fields of an entry. */
export const fieldsOf = (entry: Entry): Field[] => [...namesOf(entry), entry.text];

/** An entry with its names as strings. */
type NamedEntry = Pick<Entry, 'type' | 'link'> & {
  title: string;
  keywords?: string[];
  namesakes?: number;
};

/**
 * Creates an entry of a page.
 *
 * @param text field of its text
 * @param name creates the field of a name
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

/** Returns the other names of a section: its keywords, and the names in parentheses in its heading. */
export function otherNames(title: string, keywords: string[] = []): string[] {
  const names = [...title.matchAll(IN_PARENTHESES)].flatMap(([, inside]) => inside.split(/[,、]/u));
  return [...new Set([...names.map((name) => name.trim()), ...keywords])];
}
