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

/** Normalizes codes: `bf3` and `BF 003` become `bf003`, if there is such a term. */
export function joinCodes(vocabulary: Vocabulary, words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    const both = next && /^\d+$/.test(next.text) ? word.text + next.text : undefined;
    const term = [word.text, both].map((text) => text && codeTerm(vocabulary, text)).find(Boolean);
    joined.push(term ? { kind: 'latin', text: term } : word);
    if (term && both && !codeTerm(vocabulary, word.text)) index += 1;
  }
  return joined;
}

/** Checks whether a title has one of the codes in the keywords. */
export const hasCode = ({ id }: Field, matches: WeighedMatch[]): boolean =>
  matches.some(({ word, qualities }) => CODE.test(word) && qualities.get(id) === 1);
