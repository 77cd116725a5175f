import { pinyin } from 'pinyin-pro';

const HAN_RUN = /\p{Script=Han}+/gu;

/**
 * The readings of all Chinese characters in the given texts, each as it is read there: 重 in 重置 is
 * `chong`.
 *
 * @returns toneless syllable (ü as v) to the characters read so, both in order
 */
export function pinyinReadings(texts: string[]): Record<string, string> {
  const characters = new Map<string, Set<string>>();
  for (const run of new Set(texts.flatMap((text) => text.match(HAN_RUN) ?? []))) {
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
    [...run].forEach((character, index) => {
      const known = characters.get(syllables[index]) ?? new Set();
      characters.set(syllables[index], known.add(character));
    });
  }
  const sorted = [...characters].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([syllable, set]) => [syllable, [...set].sort().join('')]));
}
