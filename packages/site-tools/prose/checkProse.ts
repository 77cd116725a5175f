import fs from 'node:fs';
import path from 'node:path';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/languages/languages';
import { apiNameProblems, type KnownNames } from './apiNames';
import { finish } from './finish';
import { readKnownNames } from './knownNames';
import type { ProseLanguage } from './languages/proseLanguage';
import { readLanguage } from './languages/readLanguage';
import { markdownProblems } from './markdownProblems';
import { readMessages } from './messages';
import { lengthProblems } from './pageLength';
import { pageWordProblems } from './pageWords';
import { plainFiles } from './plainFiles';
import { guideProblems, plainTexts, wordProblems } from './plainWords';
import { messageTypographyProblems, pageTypographyProblems } from './typographyProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/** The prose rules of each language, by locale; languages without rules are absent. */
const RULES = new Map(
  LANGUAGES.flatMap(({ id }) => {
    const rules = readLanguage(id);
    return rules ? [[id, rules] as const] : [];
  }),
);

/** Finds words of the list in comments, messages, test titles and documents for contributors, which are all in English. */
function plainProblems(): string[] {
  const guides = [...RULES.values()].map(({ guide }) => guide);
  const words = RULES.get(DEFAULT_LANGUAGE)?.words ?? [];
  return plainFiles(SITE_DIR)
    .filter((file) => !guides.includes(file))
    .flatMap((file) => wordProblems(file, plainTexts(file, read(file)), words));
}

/** Finds rows that the guide of a language lacks, and listed words in its text. */
const ownGuideProblems = ({ guide, words, pageWords }: ProseLanguage): string[] => [
  ...guideProblems(guide, read(guide), [...words, ...pageWords]),
  ...wordProblems(guide, plainTexts(guide, read(guide), true), words),
];

/** Checks words and typography in the messages of a translation. */
function messageProblems(locale: string, { words, typography = [] }: ProseLanguage): string[] {
  const folder = `i18n/${locale}`;
  const api = `${folder}/api-reference/descriptions.json`;
  return [
    ...wordProblems(api, [{ line: 1, text: read(api) }], words),
    ...messageTypographyProblems(folder, readMessages(path.join(SITE_DIR, folder)), typography),
  ];
}

/** Words of the lists, names that do not exist, wrong Markdown, length and typography of the pages of a language. */
function pageProblems(pages: PageFolder, known: KnownNames, rules?: ProseLanguage): string[] {
  const problems = [...apiNameProblems(pages, known), ...markdownProblems(pages)];
  if (!rules) return problems;
  return [
    ...problems,
    ...pageWordProblems(pages, [...rules.words, ...rules.pageWords]),
    ...lengthProblems(pages, rules.length),
    ...pageTypographyProblems(pages, rules.typography ?? []),
  ];
}

function languageProblems(locale: string, known: KnownNames): string[] {
  const isTranslation = locale !== DEFAULT_LANGUAGE;
  const rules = RULES.get(locale);
  const pages = isTranslation ? readTranslatedPages(SITE_DIR, locale) : readEnglishPages(SITE_DIR);
  return [
    ...pageProblems(pages, known, rules),
    ...(rules ? ownGuideProblems(rules) : []),
    ...(rules && isTranslation ? messageProblems(locale, rules) : []),
  ];
}

/**
 * `npm run prose`: reports pages that are too short, wrong typography and Markdown, listed words, and API names that
 * do not exist. Length, typography and words need rules in `languages`.
 */
function checkProse(): void {
  const known = readKnownNames(SITE_DIR);
  finish(
    [...LANGUAGES.flatMap(({ id }) => languageProblems(id, known)), ...plainProblems()],
    'Every page is long enough and names only what exists, the typography and Markdown are right, and no word of the lists is used.',
  );
}

try {
  checkProse();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
