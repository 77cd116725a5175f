import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differingFiles } from '../support/compareFolders';

let scratch: string;
beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-folders-'));
});
afterEach(() => fs.rmSync(scratch, { recursive: true }));

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(scratch, name, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return path.join(scratch, name);
}

test('equal folders have no differing files', () => {
  const files = { 'a.html': 'a', 'zh-CN/b.js': 'b' };
  expect(differingFiles(folder('one', files), folder('two', files))).toEqual([]);
});

test('changed, missing and added files are reported', () => {
  const one = folder('one', { 'a.html': 'a', 'x/gone.js': '' });
  const other = folder('two', { 'a.html': 'A', 'new.js': '' });
  expect(differingFiles(one, other)).toEqual(['a.html', 'new.js', path.join('x', 'gone.js')]);
});
