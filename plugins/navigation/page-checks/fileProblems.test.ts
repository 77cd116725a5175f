import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { fileProblems, OTHER_ENDINGS } from './fileProblems';

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
