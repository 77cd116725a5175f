import { meetLatin } from './latin';
import type { Vocabulary } from './vocabulary';
import { camelParts, lowerCase, textRuns, type Word } from './words';

const CAMEL_CASE = /\p{Ll}\p{Lu}/u;

/** Splits names of code that are nowhere, such as those of another library: `onBlurAsync` into `blur`, `async`. */
export function splitNames(vocabulary: Vocabulary, keywords: string, words: Word[]): Word[] {
  const runs = new Map(textRuns(keywords.normalize('NFKC')).map((run) => [lowerCase(run), run]));
  return words.flatMap((word, index): Word[] => {
    const run = runs.get(word.text) ?? '';
    if (word.kind !== 'latin' || !CAMEL_CASE.test(run)) return [word];
    const isKnown = meetLatin(vocabulary, word.text, index === words.length - 1).length > 0;
    return isKnown ? [word] : camelParts(run).map((text) => ({ kind: 'latin', text }));
  });
}
