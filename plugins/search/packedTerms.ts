import type { Terms } from './engine/vocabulary';

/** Terms in order with the places of each, as they travel. */
export interface PackedTerms {
  /** One a line: how many characters it begins with that the one before has too (base 36), then the others. */
  terms: string;
  /** For each term its places: the first, then the distance of each from the one before. */
  places: number[][];
}

/** Most common characters that one digit can tell. */
const MOST_COMMON = 35;

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < MOST_COMMON && length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Packs some of the terms.
 *
 * @param chosen which ones, in order
 */
export function packTerms({ postings }: Terms, chosen: string[]): PackedTerms {
  const lines = chosen.map((term, index) => {
    const common = commonLength(chosen[index - 1] ?? '', term);
    return common.toString(36) + term.slice(common);
  });
  const places = chosen.map((term) => {
    const ids = postings.get(term) ?? [];
    return ids.map((id, index) => id - (index ? ids[index - 1] : 0));
  });
  return { terms: lines.join('\n'), places };
}

/** Reads what {@link packTerms} has made. */
export function unpackTerms({ terms, places }: PackedTerms): Terms {
  const postings = new Map<string, number[]>();
  const lines = terms === '' ? [] : terms.split('\n');
  let term = '';
  lines.forEach((line, index) => {
    term = term.slice(0, Number.parseInt(line[0], 36)) + line.slice(1);
    let id = 0;
    postings.set(
      term,
      places[index].map((distance) => (id += distance)),
    );
  });
  return { postings, sorted: [...postings.keys()] };
}
