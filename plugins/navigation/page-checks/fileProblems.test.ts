import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { fileProblems, OTHER_ENDINGS, unpairedFiles } from './fileProblems';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-files-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const OTHERS = ['a.MDX', 'b.markdown', 'c.mdx.txt'];
fs.mkdirSync(path.join(siteDir, 'docs/guide'), { recursive: true });
for (const name of [...OTHERS, 'd.mdx', 'e.md', 'f.png', 'g.txt']) {
  fs.writeFileSync(path.join(siteDir, 'docs/guide', name), '');
}

it('names each file that was meant to be a page, and what to call it', () => {
  const folders = ['docs', 'nowhere'].map((name) => path.join(siteDir, name));
  expect(fileProblems(siteDir, folders)).toEqual(
    OTHERS.map(
      (name) =>
        `docs/guide/${name}: the file is no page, since its name does not end with .mdx. Rename it to ${name[0]}.mdx.`,
    ),
  );
});

it('lets a development server watch for them', () => {
  const isWatched = createMatcher([OTHER_ENDINGS]);
  expect([...OTHERS, 'd.mdx'].filter((name) => isWatched(name))).toEqual(OTHERS);
});

it('names translations without an English page', () => {
  const translated = path.join(siteDir, 'i18n/zh/guide');
  fs.mkdirSync(translated, { recursive: true });
  for (const name of ['dd.mdx', 'e.md', 'renamed.mdx', '_part.mdx', 'f.png']) {
    fs.writeFileSync(path.join(translated, name), '');
  }
  const [english, chinese] = ['docs', 'i18n/zh'].map((folder) => path.join(siteDir, folder));
  expect(unpairedFiles(siteDir, english, chinese)).toEqual([
    'i18n/zh/guide/dd.mdx: there is no docs/guide/dd.mdx, so the page is not shown. Rename it to guide/d.mdx.',
    'i18n/zh/guide/renamed.mdx: there is no docs/guide/renamed.mdx, so the page is not shown. Rename it as the English page was; or remove it.',
  ]);
  expect(unpairedFiles(siteDir, english, path.join(siteDir, 'nowhere'))).toEqual([]);
});
