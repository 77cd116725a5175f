import fs from 'node:fs';
import path from 'node:path';
import { apiNameProblems } from './apiNames';
import { readKnownNames } from './knownNames';
import { readMessages } from './messages';
import {
  readEnglishPages,
  readTranslatedPages,
} from '../../../plugins/translation-status/review/pageFolder';
import { lengthProblems } from './pageLength';
import { CHINESE_PAGE_WORDS, ENGLISH_PAGE_WORDS } from './pageWordList';
import { pageWordProblems } from './pageWords';
import { finish } from './finish';
import { plainFiles } from './plainFiles';
import { guideProblems, plainTexts, wordProblems } from './plainWords';
import { CHINESE_WORDS, ENGLISH_WORDS, type WordRule } from './wordList';
import { messageTypographyProblems, pageTypographyProblems } from './typographyProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');
const CHINESE = 'zh-CN';

/** Each language's word lists, the guide for writers that shows them, and the translated API texts. */
const GUIDES: { guide: string; rules: WordRule[]; pageRules: WordRule[]; api: string }[] = [
  { guide: 'WRITING.md', rules: ENGLISH_WORDS, pageRules: ENGLISH_PAGE_WORDS, api: '' },
  {
    guide: 'WRITING.zh-CN.md',
    rules: CHINESE_WORDS,
    pageRules: CHINESE_PAGE_WORDS,
    api: 'i18n/zh-CN/api-reference/descriptions.json',
  },
];

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/** Words of the list in comments, test titles, API texts and documents for contributors. */
function plainProblems(): string[] {
  const guides = GUIDES.map(({ guide }) => guide);
  const english = plainFiles(SITE_DIR)
    .filter((file) => !guides.includes(file))
    .flatMap((file) => wordProblems(file, plainTexts(file, read(file)), ENGLISH_WORDS));
  const inGuides = GUIDES.flatMap(({ guide, rules, pageRules, api }) => [
    ...guideProblems(guide, read(guide), [...rules, ...pageRules]),
    ...wordProblems(guide, plainTexts(guide, read(guide), true), rules),
    ...(api ? wordProblems(api, [{ line: 1, text: read(api) }], rules) : []),
  ]);
  return [...english, ...inGuides];
}

/** Words of the lists, and names that do not exist, in the pages of both languages. */
function pageProblems(): string[] {
  const english = readEnglishPages(SITE_DIR);
  const chinese = readTranslatedPages(SITE_DIR, CHINESE);
  const known = readKnownNames(SITE_DIR);
  return [
    ...pageWordProblems(english, [...ENGLISH_WORDS, ...ENGLISH_PAGE_WORDS]),
    ...pageWordProblems(chinese, [...CHINESE_WORDS, ...CHINESE_PAGE_WORDS]),
    ...[english, chinese].flatMap((pages) => apiNameProblems(pages, known)),
  ];
}

/**
 * `npm run prose`: reports pages that are too short, wrong Chinese typography, words of the lists, and
 * names of the API that do not exist.
 */
function checkProse(): void {
  const chinese = readTranslatedPages(SITE_DIR, CHINESE);
  const folder = `i18n/${CHINESE}`;
  finish(
    [
      ...pageProblems(),
      ...lengthProblems(readEnglishPages(SITE_DIR), chinese),
      ...pageTypographyProblems(chinese),
      ...messageTypographyProblems(folder, readMessages(path.join(SITE_DIR, folder))),
      ...plainProblems(),
    ],
    'Every page is long enough and names only what exists, the Chinese typography is right, and no word of the lists is used.',
  );
}

checkProse();
