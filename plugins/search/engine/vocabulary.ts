import type { Field } from './field';
import { camelParts, lowerCase, textRuns } from './words';

/** Terms and where they stand. */
export interface Terms {
  /** Which fields hold a term; the ids are in rising order. */
  postings: Map<string, number[]>;
  /** The terms in order, so that those with one beginning stand together. */
  sorted: string[];
}

/** The terms of all texts. */
export interface Vocabulary {
  /** Whole words. */
  words: Terms;
  /** Parts of identifiers, and what is left of them from each part on. */
  parts: Terms;
  /** Neighbouring Chinese characters, and the last one of each run by itself. */
  bigrams: Terms;
}

/** Neighbouring pairs of a run of Chinese characters; a single character is its own. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}

/** Position of the first term that does not stand before the given one. */
function lowerBound(sorted: string[], term: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms that begin with a text, found without looking at the others. */
export function termsWithPrefix({ sorted }: Terms, prefix: string): string[] {
  return sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`));
}

/** Collects terms; fields come in the order of their ids. */
function termCollector() {
  const postings = new Map<string, number[]>();
  return {
    add(term: string, id: number) {
      const ids = postings.get(term);
      if (!ids) postings.set(term, [id]);
      else if (ids[ids.length - 1] !== id) ids.push(id);
    },
    terms: (): Terms => ({ postings, sorted: [...postings.keys()].sort() }),
  };
}

/** The parts of an identifier, and what is left of it from each part but the first on. */
function identifierTerms(run: string): string[] {
  const parts = camelParts(run);
  if (parts.length < 2) return [];
  return parts.flatMap((part, index) => (index ? [part, parts.slice(index).join('')] : part));
}

/** Enters all terms of the fields. */
export function makeVocabulary(fields: Field[]): Vocabulary {
  const words = termCollector();
  const parts = termCollector();
  const pairs = termCollector();
  // Most words stand in the texts many times.
  const known = new Map<string, { word: string; parts: string[] }>();
  const read = (run: string) => {
    const terms = known.get(run) ?? { word: lowerCase(run), parts: identifierTerms(run) };
    known.set(run, terms);
    return terms;
  };
  for (const { id, text } of fields) {
    for (const run of textRuns(text)) {
      if (run.isHan) {
        for (const pair of bigrams(run.text)) pairs.add(pair, id);
        pairs.add([...run.text].at(-1) ?? '', id);
        continue;
      }
      const { word, parts: own } = read(run.text);
      words.add(word, id);
      for (const part of own) parts.add(part, id);
    }
  }
  return { words: words.terms(), parts: parts.terms(), bigrams: pairs.terms() };
}
