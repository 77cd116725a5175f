import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { readEnglishPages } from '../../../plugins/translation-status/review/pageFolder';
import { currentHashes } from '../../../plugins/translation-status/review/review';
import {
  readReviewLock,
  writeReviewLock,
} from '../../../plugins/translation-status/review/reviewLock';
import { reviewServer } from './reviewServer';

const page = (order: number, text: string) =>
  `---\ntitle: T\norder: ${order}\n---\n\nHello.\n\n## A {#a}\n\n${text}\n`;
const TRANSLATED = 'i18n/ja/docusaurus-plugin-content-docs/current';

let siteDir: string;
let server: Server;
let address: string;

const write = (file: string, text: string) => {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
};
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: siteDir,
  });
const open = async (place = '') => load(await (await fetch(address + place)).text());
const accept = (body: URLSearchParams, headers = {}) =>
  fetch(`${address}0`, { method: 'POST', body, headers });

beforeEach(async () => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'review-'));
  write('docs/intro/second.mdx', page(1, 'One <b>old</b> word.'));
  write('docs/intro/first.mdx', page(0, 'Text.'));
  write(`${TRANSLATED}/intro/second.mdx`, page(1, '訳文。'));
  write(`${TRANSLATED}/intro/first.mdx`, page(0, '本文。'));
  writeReviewLock(siteDir, 'ja', currentHashes(readEnglishPages(siteDir)));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Reviewed');
  write('docs/intro/second.mdx', page(1, 'One <b>new</b> word.'));
  server = reviewServer(siteDir, 'ja').listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.close();
  fs.rmSync(siteDir, { recursive: true });
});

it('shows a block in both languages with its change marked, and accepts it alone', async () => {
  const $ = await open();
  expect($('h1').text()).toBe('intro/second #a');
  expect($('del').text()).toBe('old');
  expect($('ins').text()).toBe('new');
  expect($('pre[lang=ja]').text()).toContain('訳文。');
  expect($('main > p').text()).toContain(`${TRANSLATED}/intro/second.mdx:8`);

  await accept(new URLSearchParams({ page: 'intro/second', section: 'a' }));
  expect(readReviewLock(siteDir, 'ja')).toEqual(currentHashes(readEnglishPages(siteDir)));
  expect((await open())('[role=status]').text()).toContain('Every block was reviewed');
});

it('follows the order of the navigation', async () => {
  write('docs/intro/first.mdx', page(0, 'Other text.'));
  expect((await open())('h1').text()).toBe('intro/first #a');
  expect((await open('1'))('h1').text()).toBe('intro/second #a');
});

it('says that a clone without history cannot mark the change, and shows the English whole', async () => {
  fs.rmSync(path.join(siteDir, '.git'), { recursive: true });
  const $ = await open();
  expect($('main > p').text()).toContain('git fetch --unshallow');
  expect($('pre').first().text()).toContain('One <b>new</b> word.');
});

it('accepts nothing for another site, and no block that does not exist', async () => {
  const before = readReviewLock(siteDir, 'ja');
  const body = new URLSearchParams({ page: 'intro/second', section: 'a' });
  await accept(body, { origin: 'https://example.org' });
  await accept(new URLSearchParams({ page: '__proto__', section: 'x' }));
  expect(readReviewLock(siteDir, 'ja')).toEqual(before);
});

it('shows a page without translation whole, and once', async () => {
  fs.rmSync(path.join(siteDir, TRANSLATED, 'intro/second.mdx'));
  const $ = await open();
  expect($('h1').text()).toBe('intro/second');
  expect($('main > p').text()).toContain('intro/second has no translation yet. Create ');
  expect($('main > p').text()).toContain('1 of 1.');
  expect($('pre').first().text()).toContain('One <b>new</b> word.');
  expect($('button').attr('disabled')).toBeDefined();
});

it('has a block deleted whose English is gone', async () => {
  write('docs/intro/second.mdx', page(1, '').split('## A')[0]);
  const $ = await open();
  expect($('main > p').text()).toContain('no longer has this block. Delete it.');
  expect($('pre[lang=ja]').text()).toContain('訳文。');
  expect($('button').attr('disabled')).toBeDefined();

  write(`${TRANSLATED}/intro/second.mdx`, page(1, '').split('## A')[0]);
  expect((await open())('button').attr('disabled')).toBeUndefined();
  await accept(new URLSearchParams({ page: 'intro/second', section: 'a' }));
  expect((await open())('[role=status]').text()).toContain('Every block was reviewed');
});
