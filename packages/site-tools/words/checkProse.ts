import path from 'node:path';
import { readMessages } from './messages';
import { readEnglishPages, readTranslatedPages } from './pageFolder';
import { lengthProblems } from './pageLength';
import { finish } from './finish';
import { messageTypographyProblems, pageTypographyProblems } from './typographyProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');
const CHINESE = 'zh-CN';

/** `npm run prose`: says which pages are too short and where Chinese typography is wrong. */
function checkProse(): void {
  const chinese = readTranslatedPages(SITE_DIR, CHINESE);
  const folder = `i18n/${CHINESE}`;
  finish(
    [
      ...lengthProblems(readEnglishPages(SITE_DIR), chinese),
      ...pageTypographyProblems(chinese),
      ...messageTypographyProblems(folder, readMessages(path.join(SITE_DIR, folder))),
    ],
    'Every page is long enough, and the Chinese is set as it should be.',
  );
}

checkProse();
