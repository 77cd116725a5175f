import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeMovedScripts } from './writeMovedScripts';

const head = '<html><head><meta charset="UTF-8"><title>x</title></head>';
const entry = (ids: string, href: string) =>
  `<span data-moved-ids="${ids}"><a href="${href}">Async</a></span>`;

let outDir: string;
const write = (page: string, body: string) =>
  fs.writeFileSync(path.join(outDir, `${page}.html`), head + body);
const read = (page: string) => fs.readFileSync(path.join(outDir, `${page}.html`), 'utf8');
const run = () =>
  writeMovedScripts({ outDir, baseUrl: '/b/', routesPaths: ['/b/', '/b/old', '/b/new'] });

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
  write('index', '');
  write('old', entry('async abort', '/b/new'));
  write('new', '<h2 id="async">Async</h2><section id=abort></section>');
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

it('puts the script first in the former page of the sections, and in no other', async () => {
  const others = [read('index'), read('new')];
  await run();
  expect(read('old')).toMatch(
    /<meta charset="UTF-8"><script>[^<]+"\/b\/new"[^<]+<\/script><title>/,
  );
  expect([read('index'), read('new')]).toEqual(others);
});

it.each([
  [entry('async', '/b/gone'), 'has to contain a link to a page'],
  [entry('async', '/b/new#async'), 'has to contain a link to a page'],
  ['<span data-moved-ids="async">Async</span>', 'has to contain a link to a page'],
  [entry('async debounce', '/b/new'), 'says that /b/new has "debounce", which it has not'],
])('rejects %s', async (body, words) => {
  write('old', body);
  await expect(run()).rejects.toThrow(words);
});
