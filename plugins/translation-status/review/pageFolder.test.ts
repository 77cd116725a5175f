import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnglishPages } from './pageFolder';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-folder-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('names file, line and remedy for a page that cannot be parsed', () => {
  fs.mkdirSync(path.join(siteDir, 'docs/intro'), { recursive: true });
  const text = '---\ntitle: T\n---\n\nText.\n';
  fs.writeFileSync(path.join(siteDir, 'docs/intro/start.mdx'), text);
  expect(readEnglishPages(siteDir).pages).toEqual({ 'intro/start.mdx': text });
  fs.writeFileSync(path.join(siteDir, 'docs/intro/broken.mdx'), `${text}\nA { here.\n`);
  expect(() => readEnglishPages(siteDir)).toThrow(
    /docs\/intro\/broken\.mdx:7: not valid MDX: .+\. Correct the expression; /,
  );
});
