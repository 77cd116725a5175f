import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';
import { translationProblems } from './translationProblems';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-translations-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('names the page and the line of front matter that is no YAML', async () => {
  const folder = `i18n/ja/${TRANSLATED_PAGES}`;
  for (const [name, keys] of [
    ['docs', 'title: A'],
    [folder, 'title: A\nsubtitle: b: c'],
  ]) {
    fs.mkdirSync(path.join(siteDir, name), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name, 'a.mdx'), `---\n${keys}\n---\n\nText.\n`);
  }
  await expect(translationProblems(siteDir, 'ja', Promise.resolve({}))).rejects.toThrow(
    `${folder}/a.mdx:3: the front matter cannot be read: `,
  );
});
