import { ENGLISH_PAGE_WORDS } from '../pageWordList';
import { ENGLISH_WORDS } from '../wordList';
import type { ProseLanguage } from './proseLanguage';

/** English. */
const english: ProseLanguage = {
  guide: 'WRITING.md',
  length: { least: 150, unit: 'words', pattern: /[\p{L}\p{N}][^\s]*/gu },
  words: ENGLISH_WORDS,
  pageWords: ENGLISH_PAGE_WORDS,
};

export default english;
