import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { configuredLinkProblems } from './configuredLinks';

let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-configured-links-'));
  const config = "navbar: {\n  items: [\n    { to: '/intro/strat', label: 'Start' },\n  ],\n},\n";
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), config);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const pages = ['/', '/intro/install', '/intro/start', '/api/overview'];
const problems = (...items: object[]) =>
  configuredLinkProblems(
    { siteDir, baseUrl: '/b/', theme: { navbar: { items }, footer: { links: [{ items }] } } },
    pages,
  );

it('says nothing of links to pages, to other sites, and to what a plugin may add', () => {
  expect(
    problems(
      { to: '/intro/start#first?tab=a', label: 'A' },
      { to: '/b/intro/start' },
      { to: '/playground', label: 'B' },
      { href: 'https://example.org/intro/strat', label: 'C' },
      { to: 'https://example.org/intro/strat', label: 'D' },
      { type: 'localeDropdown' },
      { html: '<a href="/intro/strat">E</a>' },
    ),
  ).toEqual([]);
  expect(configuredLinkProblems({ siteDir, baseUrl: '/', theme: {} }, pages)).toEqual([]);
});

it('names the line and what was probably meant, once', () => {
  expect(problems({ to: '/intro/strat#first', label: 'A' }, { to: '/intro/strat' })).toEqual([
    'docusaurus.config.ts:3: a link of the navbar or footer leads to "/intro/strat", where no page is. Write "/intro/start".',
  ]);
});

it('finds links in menus, without a line where the address is not written out', () => {
  expect(problems({ label: 'A', items: [{ to: '/intro/elsewhere' }] })).toEqual([
    'docusaurus.config.ts: a link of the navbar or footer leads to "/intro/elsewhere", where no page is. Write one of: /intro/install, /intro/start.',
  ]);
});
