import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnglishPages } from '../../../plugins/translation-status/review/pageFolder';
import { currentHashes, waitingBlocks } from '../../../plugins/translation-status/review/review';
import {
  readReviewLock,
  writeReviewLock,
} from '../../../plugins/translation-status/review/reviewLock';
import { movePage } from './movePage';

const TRANSLATED = 'i18n/ja/docusaurus-plugin-content-docs/current';

let siteDir: string;
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
const write = (file: string, text: string) => {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
};
const waiting = () =>
  waitingBlocks(currentHashes(readEnglishPages(siteDir)), readReviewLock(siteDir, 'ja'));

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'));
  for (const folder of ['docs', TRANSLATED]) {
    write(`${folder}/intro/old.mdx`, 'See [x](./other.mdx#a) and [y](../api/list.mdx).\n');
    write(`${folder}/intro/other.mdx`, 'To [old](./old.mdx#b "t"), not [older](./older.mdx).\n');
    write(`${folder}/intro/older.mdx`, '`old.mdx`\n');
    write(`${folder}/api/list.mdx`, '[old](../intro/old.mdx)\n\n## Stale {#stale}\n\nText.\n');
  }
  writeReviewLock(siteDir, 'ja', currentHashes(readEnglishPages(siteDir)));
  write('docs/api/list.mdx', '[old](../intro/old.mdx)\n\n## Stale {#stale}\n\nOther text.\n');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('moves the page and the links to it in every language, and what was reviewed stays so', () => {
  movePage(siteDir, ['ja'], 'intro/old', 'api/new');
  for (const folder of ['docs', TRANSLATED]) {
    expect(fs.existsSync(path.join(siteDir, folder, 'intro/old.mdx'))).toBe(false);
    expect(read(`${folder}/api/new.mdx`)).toBe(
      'See [x](../intro/other.mdx#a) and [y](./list.mdx).\n',
    );
    expect(read(`${folder}/intro/other.mdx`)).toContain(
      '[old](../api/new.mdx#b "t"), not [older](./older.mdx)',
    );
    expect(read(`${folder}/intro/older.mdx`)).toBe('`old.mdx`\n');
    expect(read(`${folder}/api/list.mdx`)).toContain('[old](./new.mdx)');
  }
  expect(waiting()).toEqual([{ page: 'api/list', section: 'stale', state: 'stale' }]);
});

it('renames the file when only the case changes', () => {
  const folders = ['docs', TRANSLATED].map((folder) => path.join(siteDir, folder, 'intro'));
  // Writing a new file and removing the old one loses the file where both names are the same.
  const numbers = folders.map((folder) => fs.statSync(path.join(folder, 'old.mdx')).ino);
  movePage(siteDir, ['ja'], 'intro/old', 'intro/Old');
  folders.forEach((folder, index) => {
    expect(fs.readdirSync(folder).sort()).toEqual(['Old.mdx', 'older.mdx', 'other.mdx']);
    expect(fs.statSync(path.join(folder, 'Old.mdx')).ino).toBe(numbers[index]);
  });
  expect(read('docs/intro/Old.mdx')).toBe('See [x](./other.mdx#a) and [y](../api/list.mdx).\n');
  expect(read('docs/intro/other.mdx')).toContain('[old](./Old.mdx#b "t")');
  expect(waiting()).toEqual([{ page: 'api/list', section: 'stale', state: 'stale' }]);
});

it('leaves a language alone that does not have the page', () => {
  fs.rmSync(path.join(siteDir, TRANSLATED), { recursive: true });
  fs.rmSync(path.join(siteDir, 'i18n/ja/reviewed.json'));
  movePage(siteDir, ['ja'], 'intro/old', 'intro/new');
  expect(read('docs/intro/other.mdx')).toContain('./new.mdx#b');
  expect(fs.readdirSync(path.join(siteDir, 'i18n/ja'))).not.toContain('reviewed.json');
});

it.each([
  ['intro/none', 'intro/new', 'There is no page intro/none. Write its path below docs'],
  ['intro/odl', 'intro/new', 'There is no page intro/odl. Write "intro/old".'],
  ['intro/old', 'intro/other', 'There is a page intro/other already.'],
  ['intro/old', 'intro/Other', 'There is a page intro/other already.'],
  ['intro/old', 'intro/old', 'There is a page intro/old already.'],
  ['intro/old', '../new', '"../new" is not a name for a page.'],
  ['intro/old', 'nowhere/new', '"nowhere/new" is not a name for a page.'],
  ['intro/old', 'Intro/old', '"Intro/old" is not a name for a page.'],
  ['', '', 'There is no page'],
])('refuses to move "%s" to "%s", and changes nothing', (from, to, sentence) => {
  expect(() => movePage(siteDir, ['ja'], from, to)).toThrow(sentence);
  expect(fs.existsSync(path.join(siteDir, 'docs/intro/old.mdx'))).toBe(true);
});
