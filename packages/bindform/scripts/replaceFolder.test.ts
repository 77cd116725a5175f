import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFolder } from './replaceFolder';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'replaced-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const [dist, next] = ['dist', 'next'].map((name) => path.join(root, name));

function write(folder: string, files: Record<string, string>): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

const read = (folder: string) =>
  Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

it('takes over new and changed files, removes the others, and leaves equal ones untouched', () => {
  write(dist, { 'same.js': 'same', 'changed.js': 'old', 'gone.js': 'gone' });
  fs.mkdirSync(path.join(dist, 'types'));
  const same = path.join(dist, 'same.js');
  fs.utimesSync(same, 1000, 1000);
  write(next, { 'same.js': 'same', 'changed.js': 'new', 'added.js': 'added' });
  replaceFolder(dist, next);
  expect(read(dist)).toEqual({ 'same.js': 'same', 'changed.js': 'new', 'added.js': 'added' });
  expect(fs.statSync(same).mtimeMs).toBe(1_000_000);
});

it('makes the folder', () => {
  const [made, files] = ['made', 'files'].map((name) => path.join(root, name));
  write(files, { 'a.js': 'a' });
  replaceFolder(made, files);
  expect(read(made)).toEqual({ 'a.js': 'a' });
});
