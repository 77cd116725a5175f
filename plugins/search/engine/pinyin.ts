import type { Range } from './ranges';

/** Minimum number of letters to match the beginning of a syllable. */
const MIN_PARTIAL = 3;

/** Minimum number of letters to match initials. */
const MIN_INITIALS = 2;

type Readings = Map<string, string[]>;

/** Returns the end of the characters that spell the letters, or -1; the last syllable may be incomplete. */
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

/** Returns the start of each character (UTF-16 units), and the end of the last one. */
function offsetsOf(characters: string[]): number[] {
  const offsets = [0];
  for (const character of characters) offsets.push((offsets.at(-1) ?? 0) + character.length);
  return offsets;
}

/**
 * Finds where the pinyin of a title matches letters, such as `jiaoyan`, or its initials `jy`, in 表单校验.
 *
 * @param letters in lower case, without tones or apostrophes
 * @param title text whose characters have readings
 * @param readings character to toneless syllables
 * @param isWord checks whether characters form a word; initials of others match by chance
 * @returns ranges in the title, in order
 */
export function pinyinRanges(
  letters: string,
  title: string,
  readings: Readings,
  isWord: (text: string) => boolean,
): Range[] {
  const characters = [...title];
  const offsets = offsetsOf(characters);
  const found: Range[] = [];
  const note = (start: number, end: number) => found.push([offsets[start], offsets[end]]);
  characters.forEach((character, start) => {
    const syllables = readings.get(character);
    if (!syllables?.some((syllable) => syllable[0] === letters[0])) return;
    const isPlausible = letters.length >= MIN_PARTIAL || syllables.includes(letters);
    const spelled = isPlausible ? spelledUntil(letters, characters, start, readings) : -1;
    if (spelled > 0) return note(start, spelled);
    if (letters.length < MIN_INITIALS || !haveInitials(letters, characters, start, readings))
      return;
    const end = start + letters.length;
    if (isWord(characters.slice(start, end).join(''))) note(start, end);
  });
  return found;
}
