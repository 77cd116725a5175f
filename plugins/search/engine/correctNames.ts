import type { Collection } from './collection';
import { TYPO_LENGTH } from './latin';
import { isOneEdit } from './oneEdit';
import { termsWithPrefix } from './vocabulary';
import { isHan, lowerCase, plainKeywords, replaceRuns, textRuns } from './words';

/** Returns the word of a name that differs from an unknown word by one typo, if there is only one. */
function correctWord({ vocabulary: { words }, fields }: Collection, run: string): string {
  const word = lowerCase(run);
  if (isHan(run) || word.length < TYPO_LENGTH || termsWithPrefix(words, word).length > 0)
    return run;
  const isInName = (term: string) => words.postings.get(term)?.some((id) => !fields[id].isText);
  const near = words.sorted.filter((term) => isOneEdit(word, term) && isInName(term));
  return near.length === 1 ? near[0] : run;
}

/**
 * Corrects a typo in a name next to Chinese, as in `useWach 默认值`: the other words would outweigh a name that only
 * nearly matches.
 */
export function correctNames(collection: Collection, keywords: string): string {
  if (!textRuns(keywords).some(isHan)) return keywords;
  return replaceRuns(plainKeywords(keywords), (run) => correctWord(collection, run));
}
