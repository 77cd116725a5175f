/** A word that readers do not search for, and its replacement. */
export interface WordRule {
  /** Finds the word; global, so that every occurrence is found. */
  avoid: RegExp;
  /** The word as listed in the guide for writers. */
  word: string;
  /** The replacement as listed in the guide. */
  instead: string;
}

/** The English word list of WRITING.md. */
export const ENGLISH_WORDS: WordRule[] = [
  {
    word: 'spec point 8, design point 7',
    avoid: /\b(?:spec|specification|design) points? \d/giu,
    instead: 'the reason itself; a number of CONTRACTS.md',
  },
  { word: 'anew', avoid: /\banew\b/giu, instead: 'again; re-run, restart, recreate' },
  {
    word: 'of its own',
    avoid: /(?<!\b(?:is|are|all) )\bof (?:its|their|our|your) own\b/giu,
    instead: 'its own …; separate, standalone',
  },
  {
    word: 'stands (in, at, under)',
    avoid: /\bstands?\b(?! for| in for|-|alone)/giu,
    instead: 'is; is shown, is placed',
  },
  {
    word: 'beside',
    avoid: /\bbeside\b/giu,
    instead: 'next to; besides, in addition to',
  },
  { word: 'hears of', avoid: /\bhears? of\b/giu, instead: 'is notified of' },
  {
    word: 'tells whether, tells that',
    avoid: /\b(?:tells|told) (?:whether|that|of)\b/giu,
    instead: 'says, reports, notifies; checks whether',
  },
  { word: 'unless told', avoid: /\bunless told\b/giu, instead: 'by default' },
  { word: 'it is none that', avoid: /\b(?:is|are) none (?:that|of)\b/giu, instead: 'is not …' },
  {
    word: 'of now and before',
    avoid: /\bof now\b(?! on)/giu,
    instead: 'current and previous',
  },
  { word: 'by program', avoid: /\bby program\b/giu, instead: 'programmatically' },
  { word: 'mend', avoid: /\bmend(?:s|ed)?\b/giu, instead: 'fix, correct' },
  { word: 'twin', avoid: /\btwins?\b/giu, instead: 'translation; English page' },
  {
    word: 'room (a part of the code)',
    avoid: /\b(?:other|same|every|each) rooms?\b/giu,
    instead: 'folder, plugin, package',
  },
  { word: 'shall', avoid: /\bshall\b/giu, instead: 'the present tense; must' },
  { word: 'whoever', avoid: /\bwhoever\b/giu, instead: 'who it is: a contributor, a reader' },
  { word: 'reckon with', avoid: /\breckons?\b/giu, instead: 'expect, handle' },
  { word: 'outside of, inside of', avoid: /\b(?:out|in)side of\b/giu, instead: 'outside, inside' },
  {
    word: 'colour, behaviour, catalogue',
    avoid: /\b(?:colour|behaviour|neighbour|catalogue|licence|favour|honour)\w*/gu,
    instead: 'American spelling: color, behavior, catalog',
  },
  {
    word: 'nobody, somebody, anybody',
    avoid: /\b(?:no|some|any)body\b/giu,
    instead: 'no one, someone, anyone; users',
  },
];
