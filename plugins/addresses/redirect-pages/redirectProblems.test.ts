import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadedPages, redirectProblems } from './redirectProblems';

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-redirects-'));
  const config = "redirects: [\n  { from: '/intro/old', to: '/intro/dymc' },\n],\n";
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), config);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const pages = ['/', '/intro/dymic', '/intro/start', '/api/overview'];
const problems = (from: string, to: string) => redirectProblems([{ from, to }], pages, siteDir);

it('finds the pages of docs and of single files', () => {
  const docs = { loadedVersions: [{ docs: [{ permalink: '/bindform/intro/start' }] }] };
  const allContent = {
    'docusaurus-plugin-content-docs': { default: docs },
    'docusaurus-plugin-content-pages': { default: [{ permalink: '/bindform/' }] },
    demos: { default: [{ permalink: '/bindform/no-page' }] },
  };
  expect(loadedPages(allContent, '/bindform/').sort()).toEqual(['/', '/intro/start']);
});

it('says nothing of a redirect to a page, or to one that another plugin may add', () => {
  expect(problems('/intro/old', '/intro/dymic')).toEqual([]);
  expect(problems('/play', '/playground')).toEqual([]);
});

it('names line, address and what was probably meant', () => {
  expect(problems('/intro/old', '/intro/dymc')).toEqual([
    'docusaurus.config.ts:2: the redirect from "/intro/old" leads to "/intro/dymc", where no page is. Write "/intro/dymic".',
  ]);
  expect(problems('/intro/other', '/intor/start')).toEqual([
    'docusaurus.config.ts: the redirect from "/intro/other" leads to "/intor/start", where no page is. Write "/intro/start".',
  ]);
  expect(problems('/intro/other', '/intro/elsewhere')).toEqual([
    'docusaurus.config.ts: the redirect from "/intro/other" leads to "/intro/elsewhere", where no page is. Write one of: /intro/dymic, /intro/start.',
  ]);
});

it('refuses to hide a page', () => {
  expect(problems('/intro/start', '/intro/dymic')).toEqual([
    'docusaurus.config.ts: the redirect from "/intro/start" would hide the page there. Remove it.',
  ]);
});

it('names both lines of two redirects from one address', () => {
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const before = fs.readFileSync(config, 'utf8');
  const [from, to] = ['/intro/old', '/intro/start'];
  fs.appendFileSync(config, `  { from: '${from}', to: '${to}' },\n`);
  expect(
    redirectProblems(
      [
        { from, to },
        { from, to: '/intro/dymic' },
      ],
      pages,
      siteDir,
    ),
  ).toEqual([
    'docusaurus.config.ts:4: there are two redirects from "/intro/old" (docusaurus.config.ts:2, docusaurus.config.ts:4). Remove one.',
  ]);
  fs.writeFileSync(config, before);
});
