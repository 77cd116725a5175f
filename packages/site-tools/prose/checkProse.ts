import fs from 'node:fs';
import path from 'node:path';
import { readMessages } from './messages';
import {
  readEnglishPages,
  readTranslatedPages,
} from '../../../plugins/translation-status/review/pageFolder';
import { lengthProblems } from './pageLength';
import { finish } from './finish';
import { plainFiles } from './plainFiles';
import { guideProblems, plainTexts, wordProblems } from './plainWords';
import { CHINESE_WORDS, ENGLISH_WORDS, type WordRule } from './wordList';
import { messageTypographyProblems, pageTypographyProblems } from './typographyProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');
const CHINESE = 'zh-CN';

/** Each language's word list, the guide for writers that shows it, and the translated API texts. */
const GUIDES: { guide: string; rules: WordRule[]; api: string }[] = [
  { guide: 'WRITING.md', rules: ENGLISH_WORDS, api: '' },
  {
    guide: 'WRITING.zh-CN.md',
    rules: CHINESE_WORDS,
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
  const inGuides = GUIDES.flatMap(({ guide, rules, api }) => [
    ...guideProblems(guide, read(guide), rules),
    ...wordProblems(guide, plainTexts(guide, read(guide), true), rules),
    ...(api ? wordProblems(api, [{ line: 1, text: read(api) }], rules) : []),
  ]);
  return [...english, ...inGuides];
}

/** `npm run prose`: says which pages are too short, where Chinese typography is wrong, and where a word of the list is used. */
function checkProse(): void {
  const chinese = readTranslatedPages(SITE_DIR, CHINESE);
  const folder = `i18n/${CHINESE}`;
  finish(
    [
      ...lengthProblems(readEnglishPages(SITE_DIR), chinese),
      ...pageTypographyProblems(chinese),
      ...messageTypographyProblems(folder, readMessages(path.join(SITE_DIR, folder))),
      ...plainProblems(),
    ],
    'Every page is long enough, the Chinese typography is right, and no word of the list is used.',
  );
}

checkProse();
