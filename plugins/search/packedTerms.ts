import type { Terms } from './engine/vocabulary';

/** Sorted terms with their places, as transferred. */
export interface PackedTerms {
  /** One term per line: length of the prefix shared with the previous term (base 36), then the rest. */
  terms: string;
  /** The places of each term, as distances, see {@link packPlaces}; a space between terms. */
  places: string;
}

/** Longest shared prefix that fits in one digit. */
const MOST_COMMON = 35;

/** The characters that JSON does not escape, except the space: digits of the places. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (digit) => !/["\\]/.test(digit),
);

/** Number of digits after which a number continues; any other digit is the last of its number. */
const MORE = 20;

/** Number of digits that end a number. */
const LAST = DIGITS.length - MORE;

/** Writes sorted numbers as their distances, in digits that also mark where a number ends; most take a single digit. */
function packPlaces(ids: number[]): string {
  const distances = ids.map((id, index) => id - (index ? ids[index - 1] : 0));
  return distances
    .map((distance) => {
      let digits = DIGITS[MORE + (distance % LAST)];
      for (let rest = Math.floor(distance / LAST); rest; rest = Math.floor(rest / MORE)) {
        digits = DIGITS[rest % MORE] + digits;
      }
      return digits;
    })
    .join('');
}

const VALUES = new Map(DIGITS.map((digit, value) => [digit, value]));

/** Reads the output of {@link packPlaces}. */
function unpackPlaces(places: string): number[] {
  const ids: number[] = [];
  let id = 0;
  let distance = 0;
  for (const digit of places) {
    const value = VALUES.get(digit) ?? 0;
    if (value < MORE) distance = distance * MORE + value;
    else {
      id += distance * LAST + value - MORE;
      ids.push(id);
      distance = 0;
    }
  }
  return ids;
}

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
  const places = chosen.map((term) => packPlaces(postings.get(term) ?? []));
  return { terms: lines.join('\n'), places: places.join(' ') };
}

/** Reads the output of {@link packTerms}. */
export function unpackTerms({ terms, places }: PackedTerms): Terms {
  const postings = new Map<string, number[]>();
  const lines = terms === '' ? [] : terms.split('\n');
  const packed = places.split(' ');
  let term = '';
  lines.forEach((line, index) => {
    term = term.slice(0, Number.parseInt(line[0], 36)) + line.slice(1);
    postings.set(term, unpackPlaces(packed[index]));
  });
  return { postings, sorted: [...postings.keys()] };
}
