import { meetLatin } from './latin';
import type { Vocabulary } from './vocabulary';
import { camelParts, lowerCase, textRuns, type Word } from './words';

/** Splits names of code that are nowhere, such as those of another library: `onBlurAsync` into `blur`, `async`. */
export function splitNames(vocabulary: Vocabulary, keywords: string, words: Word[]): Word[] {
  const runs = new Map(textRuns(keywords.normalize('NFKC')).map((run) => [lowerCase(run), run]));
  return words.flatMap((word, index): Word[] => {
    const parts = word.kind === 'latin' ? camelParts(runs.get(word.text) ?? '') : [];
    const isSplit =
      parts.length > 1 && meetLatin(vocabulary, word.text, index === words.length - 1).length === 0;
    return isSplit ? parts.map((text) => ({ kind: 'latin', text })) : [word];
  });
}
