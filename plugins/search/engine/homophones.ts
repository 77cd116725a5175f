import type { Collection } from './collection';
import { hanWords } from './hanWords';
import { isTermFileLoaded } from './termFiles';
import { bigrams } from './vocabulary';

const postingsOf = ({ vocabulary }: Collection, pair: string): number[] =>
  vocabulary.bigrams.postings.get(pair) ?? [];

/** Checks that a pair is nowhere, also not in a file that is still to be loaded. */
const isNowhere = (collection: Collection, pair: string): boolean =>
  postingsOf(collection, pair).length === 0 && isTermFileLoaded(collection, pair);

/** Counts the names with a pair: in texts, pairs also cross the borders of words. */
const countNames = (collection: Collection, pair: string): number =>
  postingsOf(collection, pair).filter((id) => !collection.fields[id].isText).length;

/** The sound of a syllable for speakers who do not distinguish zh and z, or -ng and -n. */
const soundOf = (syllable: string): string =>
  syllable.replace(/^([zcs])h/u, '$1').replace(/ng$/u, 'n');

/** Returns the characters in names that sound the same, or almost. */
function homophonesOf({ readings, start: { pinyin } }: Collection, character: string): string[] {
  const sounds = (readings.get(character) ?? []).map(soundOf);
  const syllables = Object.keys(pinyin).filter((syllable) => sounds.includes(soundOf(syllable)));
  return [...new Set(syllables.flatMap((syllable) => [...pinyin[syllable]]))];
}

/** Replaces one character so that all pairs of the word are in names, as often as possible. */
function correctWord(collection: Collection, word: string): string {
  if (!bigrams(word).every((pair) => isNowhere(collection, pair))) return word;
  const characters = [...word];
  const [best] = characters
    .flatMap((character, index) =>
      homophonesOf(collection, character).map((other) => characters.with(index, other).join('')),
    )
    .map((corrected) => {
      const counts = bigrams(corrected).map((pair) => countNames(collection, pair));
      return { corrected, count: Math.min(...counts) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best?.corrected ?? word;
}

/**
 * Corrects a wrong character of the same sound, which an input method editor easily gives: 较验 to 校验. A word of
 * which any pair of characters is on the site stays as it is. Only characters in names have known sounds.
 *
 * @param run Chinese characters
 */
export const correctHomophones = (collection: Collection, run: string): string =>
  hanWords(run)
    .filter((word) => [...word].length > 1)
    .reduce((text, word) => text.replace(word, correctWord(collection, word)), run);
