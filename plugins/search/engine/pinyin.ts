import type { Range } from './ranges';

/** Fewest letters that are tried as the beginning of one syllable. */
const MIN_PARTIAL = 3;

/** Fewest letters that are tried as initials. */
const MIN_INITIALS = 2;

type Readings = Map<string, string[]>;

/** End of the characters that spell the letters in full, the last syllable perhaps unfinished; or -1. */
function spelledUntil(
  letters: string,
  characters: string[],
  start: number,
  readings: Readings,
): number {
  for (const syllable of readings.get(characters[start]) ?? []) {
    if (syllable.startsWith(letters)) return start + 1;
    if (!letters.startsWith(syllable)) continue;
    const end = spelledUntil(letters.slice(syllable.length), characters, start + 1, readings);
    if (end > 0) return end;
  }
  return -1;
}

const haveInitials = (letters: string, characters: string[], start: number, readings: Readings) =>
  [...letters].every((letter, offset) =>
    (readings.get(characters[start + offset]) ?? []).some((syllable) => syllable[0] === letter),
  );

/**
 * Finds where a title is read as the letters say: `jiaoyan`, or its initials `jy`, in 表单校验.
 *
 * @param letters lower case, without tones or apostrophes
 * @param title text whose characters have readings
 * @param readings character to toneless syllables
 * @returns places in the title, in their order
 */
export function pinyinRanges(letters: string, title: string, readings: Readings): Range[] {
  const characters = [...title];
  const offsets = characters.map((_, index) => characters.slice(0, index).join('').length);
  const found: Range[] = [];
  const isInitials = letters.length >= MIN_INITIALS;
  characters.forEach((character, start) => {
    const syllables = readings.get(character);
    if (!syllables) return;
    const isPlausible = letters.length >= MIN_PARTIAL || syllables.includes(letters);
    let end = isPlausible ? spelledUntil(letters, characters, start, readings) : -1;
    if (end < 0 && isInitials && haveInitials(letters, characters, start, readings)) {
      end = start + letters.length;
    }
    if (end > 0) found.push([offsets[start], offsets[end] ?? title.length]);
  });
  return found;
}
