import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addMessages } from './addMessages';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const [from, to] = ['from', 'to'].map((name) => path.join(root, name));
const fileIn = (site: string, name: string) => path.join(site, 'i18n/zh-CN', name);

function write(site: string, name: string, messages: Record<string, string>): void {
  const file = fileIn(site, name);
  const entries = Object.entries(messages).map(([id, message]) => [id, { message }]);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
}

const idsIn = (name: string) =>
  Object.keys(JSON.parse(fs.readFileSync(fileIn(to, name), 'utf8')) as object);

it('adds what is new, names it, and leaves other files untouched', () => {
  write(to, 'code.json', { a: '甲' });
  write(from, 'code.json', { a: '甲', b: 'B', c: 'C' });
  write(to, 'same.json', { a: '甲' });
  write(from, 'same.json', { a: '甲' });
  write(from, 'demos/one.json', { '@title': 'One' });
  const { ino } = fs.statSync(fileIn(to, 'same.json'));
  expect(addMessages(from, to, 'zh-CN')).toEqual([
    'i18n/zh-CN/code.json: 2 new: b, c',
    'i18n/zh-CN/demos/one.json: 1 new: @title',
  ]);
  expect(idsIn('code.json')).toEqual(['a', 'b', 'c']);
  expect(idsIn('demos/one.json')).toEqual(['@title']);
  expect(fs.statSync(fileIn(to, 'same.json')).ino).toBe(ino);
  expect(addMessages(from, to, 'zh-CN')).toEqual([]);
});

it('takes no label over that comes from a page', () => {
  write(to, 'pages.json', {});
  write(from, 'pages.json', { 'sidebar.docs.category.Guides': 'Guides' });
  expect(addMessages(from, to, 'zh-CN')).toEqual([]);
});

it('lists the first of many', () => {
  write(from, 'many.json', Object.fromEntries([...'abcdefg'].map((id) => [id, id])));
  expect(addMessages(from, to, 'zh-CN')).toEqual(['i18n/zh-CN/many.json: 7 new: a, b, c, d, e, …']);
});
