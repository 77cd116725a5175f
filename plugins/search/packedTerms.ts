import type { Terms } from './engine/vocabulary';

/** Sorted terms with their places, as transferred. */
export interface PackedTerms {
  /** One term per line: length of the prefix shared with the previous term (base 36), then the rest. */
  terms: string;
  /** The places of each term, delta-encoded. */
  places: number[][];
}

/** Longest shared prefix that fits in one digit. */
const MOST_COMMON = 35;

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < MOST_COMMON && length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Packs some of the terms.
 *
 * @param chosen the terms to pack, sorted
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

/** Reads the output of {@link packTerms}. */
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
