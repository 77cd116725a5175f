import { MAX_FILES } from '@site/src/components/codeFiles';
import { addFile, deleteFile, entryOf, renameFile, restoreFiles } from './projectFiles';

const FILES = { 'App.tsx': 'app', 'parts/a.css': 'a', 'b.json': '{}' };
const filesOf = (changed: object) => Object.entries((changed as { files: object }).files);

it('adds a file at the end, which compiles as it is', () => {
  const { files, name } = addFile(FILES, ' ./c.json ') as { files: object; name: string };
  expect(name).toBe('c.json');
  expect(Object.keys(files)).toEqual([...Object.keys(FILES), 'c.json']);
  expect(filesOf({ files }).at(-1)).toEqual(['c.json', '{}\n']);
  expect(filesOf(addFile(FILES, 'c.tsx')).at(-1)).toEqual(['c.tsx', '']);
  expect(addFile(FILES, 'app.tsx')).toEqual({ problem: 'case' });
});

it('renames a file in its place, also to another case', () => {
  expect(filesOf(renameFile(FILES, 'parts/a.css', 'parts/A.css'))).toEqual([
    ['App.tsx', 'app'],
    ['parts/A.css', 'a'],
    ['b.json', '{}'],
  ]);
  expect(renameFile(FILES, 'b.json', 'App.tsx')).toEqual({ problem: 'taken' });
  expect(renameFile(FILES, 'b.json', 'b.json')).toEqual({ files: FILES, name: 'b.json' });
});

it('renames the entry to a script only', () => {
  const renamed = renameFile(FILES, 'App.tsx', 'Main.jsx') as { files: Record<string, string> };
  expect(entryOf(renamed.files)).toBe('Main.jsx');
  expect(renameFile(FILES, 'App.tsx', 'App.css')).toEqual({ problem: 'entry' });
});

it('renames a file in a full project', () => {
  const full = Object.fromEntries(Array.from({ length: MAX_FILES }, (_, i) => [`${i}.tsx`, '']));
  expect(renameFile(full, '1.tsx', 'one.tsx')).toHaveProperty('files');
  expect(addFile(full, 'one.tsx')).toEqual({ problem: 'tooMany' });
  expect(restoreFiles(full, { 'one.tsx': '' })).toEqual({ problem: 'tooMany' });
});

it('brings deleted files back, and overwrites none', () => {
  const left = deleteFile(FILES, 'parts/a.css');
  expect(Object.keys(left)).toEqual(['App.tsx', 'b.json']);
  expect(restoreFiles(left, { 'parts/a.css': 'a' })).toEqual({ files: FILES, name: 'parts/a.css' });
  const taken = { ...left, 'parts/A.css': 'new', 'x.module.css': 'new', 'app-2.ts': '' };
  const removed = { 'parts/a.css': 'a', 'x.module.css': 'x', 'app.jsx': 'old' };
  expect(filesOf(restoreFiles(taken, removed)).slice(-3)).toEqual([
    ['parts/a-2.css', 'a'],
    ['x-2.module.css', 'x'],
    ['app-3.jsx', 'old'],
  ]);
  expect(filesOf(restoreFiles({ ...left, 'Parts/b.css': '' }, removed)).at(-3)).toEqual([
    'a-2.css',
    'a',
  ]);
});
