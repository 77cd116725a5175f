import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnglishPages } from './review/pageFolder';
import { currentHashes } from './review/review';
import { writeReviewLock } from './review/reviewLock';
import { waitingSections } from './waitingSections';

let siteDir: string;
const write = (file: string, text: string) => {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
};
const ENGLISH = '---\ntitle: T\n---\n\nHello.\n\n## A `b` {#a}\n\nText.\n\n## B {#b}\n\nText.\n';
const JAPANESE = ENGLISH.replace('## A `b`', '## ア `b`').replace('## B', '## ビー');

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'waiting-'));
  write('docs/intro/x.mdx', ENGLISH);
  write('docs/intro/untranslated.mdx', ENGLISH);
  write('i18n/ja/docusaurus-plugin-content-docs/current/intro/x.mdx', JAPANESE);
  writeReviewLock(siteDir, 'ja', currentHashes(readEnglishPages(siteDir)));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('finds nothing where each section was reviewed against its English', () => {
  expect(waitingSections(siteDir, 'ja')).toEqual({});
});

it('names the sections whose English has changed, by their translated headings', () => {
  write(
    'docs/intro/x.mdx',
    ENGLISH.replace('{#a}\n\nText', '{#a}\n\nOther').replace('Hello', 'Hi'),
  );
  expect(waitingSections(siteDir, 'ja')).toEqual({
    'intro/x': [{ state: 'stale' }, { id: 'a', title: 'ア b', state: 'stale' }],
  });
});

it('names a section that only the English page has, and one that only the translation has', () => {
  write('docs/intro/x.mdx', `${ENGLISH.split('## B')[0]}## New {#new}\n\nText.\n`);
  expect(waitingSections(siteDir, 'ja')).toEqual({
    'intro/x': [
      { id: 'new', title: 'New', state: 'missing' },
      { id: 'b', title: 'ビー', state: 'removed' },
    ],
  });
});

it('lists all sections of a page that has not been reviewed', () => {
  writeReviewLock(siteDir, 'ja', {});
  expect(waitingSections(siteDir, 'ja')['intro/x'].map(({ state }) => state)).toEqual([
    'unreviewed',
    'unreviewed',
    'unreviewed',
  ]);
});
