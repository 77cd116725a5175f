import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import { pageTexts } from './pageTexts';

/** Minimum length of a page (words, or Chinese characters). */
const SHORTEST = { words: 150, characters: 250 };

/** Reference made of tables and declarations alone. */
const PURE_REFERENCE = /^types\//;

/** The page is unfinished and not published. */
const DEBUG = /^---\n[^]*?^debug: true$[^]*?^---$/m;

const WORD = /[\p{L}\p{N}][^\s]*/gu;
const CHINESE_CHARACTER = /\p{Script=Han}/gu;

const textOf = (page: string) => pageTexts(page).map(({ text }) => text);

const count = (texts: string[], what: RegExp) => texts.join('\n').match(what)?.length ?? 0;

/** Words of an English page, code blocks and what components show left out. */
export const countWords = (page: string): number => count(textOf(page), WORD);

/** Chinese characters of a page, punctuation, code blocks and what components show left out. */
export const countChineseCharacters = (page: string): number =>
  count(textOf(page), CHINESE_CHARACTER);

function tooShort({ name, pages }: PageFolder, unit: keyof typeof SHORTEST): string[] {
  const measure = unit === 'words' ? countWords : countChineseCharacters;
  const said = unit === 'words' ? 'words' : 'Chinese characters';
  return Object.entries(pages)
    .filter(([file, page]) => !PURE_REFERENCE.test(file) && !DEBUG.test(page))
    .map(([file, page]) => ({ file, length: measure(page) }))
    .filter(({ length }) => length < SHORTEST[unit])
    .map(
      ({ file, length }) =>
        `${name}/${file} has ${length} ${said}, fewer than ${SHORTEST[unit]}. Say what the reader needs to know, or join the page with another.`,
    );
}

/**
 * Finds the pages that say too little. Pages of pure reference (`types/`) and pages that only the
 * development server shows (`debug: true`) may.
 *
 * @returns one sentence a page, with its count
 */
export function lengthProblems(english: PageFolder, chinese: PageFolder): string[] {
  return [...tooShort(english, 'words'), ...tooShort(chinese, 'characters')];
}
