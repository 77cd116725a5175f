import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/gu;

/**
 * Returns the readings of all Chinese characters in the given texts. A character with several readings is listed
 * under each: dictionaries miss technical words (重置), and 校验 is pronounced both ways.
 *
 * @returns toneless syllable (ü as v) to the characters with that reading, both sorted
 */
export function pinyinReadings(texts: string[]): Record<string, string> {
  const characters = new Map<string, string>();
  for (const character of [...new Set(texts.flatMap((text) => text.match(HAN) ?? []))].sort()) {
    const syllables = pinyin(character, {
      toneType: 'none',
      type: 'array',
      multiple: true,
      v: true,
    });
    for (const syllable of new Set(syllables)) {
      characters.set(syllable, (characters.get(syllable) ?? '') + character);
    }
  }
  return Object.fromEntries([...characters].sort(([a], [b]) => (a < b ? -1 : 1)));
}
