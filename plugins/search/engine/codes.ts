import type { Field } from './field';
import type { WeighedMatch } from './found';
import { termsWithPrefix, type Vocabulary } from './vocabulary';
import type { Word } from './words';

const CODE = /^(\p{L}+?)0*(\d+)$/u;

/** Finds the term for a code with the same letters and the same number. */
function codeTerm({ words }: Vocabulary, text: string): string | undefined {
  const [, letters, number] = CODE.exec(text) ?? [];
  if (!letters) return undefined;
  return termsWithPrefix(words, letters).find((term) => {
    const found = CODE.exec(term);
    return found?.[1] === letters && found[2] === number;
  });
}

/** A number of fewer digits is mostly no code. */
const NUMBER = /^\d{3,}$/;

/** Finds the only code with the digits. */
function numberedTerm({ words }: Vocabulary, text: string): string | undefined {
  if (!NUMBER.test(text) || words.postings.has(text)) return undefined;
  const [term, ...others] = words.sorted.filter(
    (each) => each.endsWith(text) && CODE.exec(each)?.[1] + text === each,
  );
  return others.length > 0 ? undefined : term;
}

/** Normalizes codes: `bf3`, `BF 003` and `003` become `bf003`, if there is such a term. */
export function joinCodes(vocabulary: Vocabulary, words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    const both = next && /^\d+$/.test(next.text) ? word.text + next.text : undefined;
    const term =
      [word.text, both].map((text) => text && codeTerm(vocabulary, text)).find(Boolean) ??
      numberedTerm(vocabulary, word.text);
    joined.push(term ? { kind: 'latin', text: term } : word);
    if (term && both && !codeTerm(vocabulary, word.text)) index += 1;
  }
  return joined;
}

/** Checks whether a title has one of the codes in the keywords. */
export const hasCode = ({ id }: Field, matches: WeighedMatch[]): boolean =>
  matches.some(({ word, qualities }) => CODE.test(word) && qualities.get(id) === 1);
