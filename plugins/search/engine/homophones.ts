import type { Collection } from './collection';
import { hanWords } from './hanWords';
import { hasTerm } from './termFiles';
import { bigrams } from './vocabulary';

const countOf = ({ vocabulary }: Collection, pair: string): number =>
  vocabulary.bigrams.postings.get(pair)?.length ?? 0;

/** Checks that a pair is nowhere, also not in a file that is still to be loaded. */
const isNowhere = (collection: Collection, pair: string): boolean =>
  !countOf(collection, pair) && hasTerm(collection, pair);

/** The sound of a syllable as many speakers pronounce it: z as zh, -n as -ng. */
const soundOf = (syllable: string): string =>
  syllable.replace(/^([zcs])h/u, '$1').replace(/ng$/u, 'n');

/** Returns the characters that sound the same, those with exactly the same reading first. */
function homophonesOf({ readings, start: { pinyin } }: Collection, character: string): string[] {
  const own = readings.get(character) ?? [];
  const sounds = own.map(soundOf);
  const similar = Object.keys(pinyin).filter((syllable) => sounds.includes(soundOf(syllable)));
  return [...new Set([...own, ...similar])].flatMap((syllable) => [...pinyin[syllable]]);
}

/** Replaces each character whose pairs are nowhere by that of the same sound whose pairs are the most frequent. */
function correctWord(collection: Collection, word: string): string {
  const characters = [...word];
  characters.forEach((character, index) => {
    const pairsWith = (middle: string) =>
      bigrams(`${characters[index - 1] ?? ''}${middle}${characters[index + 1] ?? ''}`);
    if (!pairsWith(character).every((pair) => isNowhere(collection, pair))) return;
    const [best] = homophonesOf(collection, character)
      .map((homophone) => {
        const counts = pairsWith(homophone).map((pair) => countOf(collection, pair));
        return { homophone, count: Math.min(...counts) };
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    if (best) characters[index] = best.homophone;
  });
  return characters.join('');
}

/**
 * Corrects wrong characters of the same sound, which an input method editor easily gives: 较验 to 校验. Words of
 * which any pair of characters is on the site stay as they are.
 *
 * @param run Chinese characters
 */
export const correctHomophones = (collection: Collection, run: string): string =>
  hanWords(run)
    .filter((word) => [...word].length > 1)
    .reduce((text, word) => text.replace(word, correctWord(collection, word)), run);
