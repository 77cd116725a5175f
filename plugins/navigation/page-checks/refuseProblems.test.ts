import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { warnOfFiles } from './refuseProblems';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-warned-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('warns of a translation without an English page once, and stops nothing', () => {
  const [contentPath, contentPathLocalized] = ['docs', 'zh'].map((name) => {
    fs.mkdirSync(path.join(siteDir, name));
    return path.join(siteDir, name);
  });
  fs.writeFileSync(path.join(contentPathLocalized, 'left.mdx'), '');
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  const version = { contentPath, contentPathLocalized } as Parameters<typeof warnOfFiles>[1];
  warnOfFiles(siteDir, version);
  warnOfFiles(siteDir, version);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^zh\/left\.mdx: /)]]);
});
