import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFile } from './replaceFile';

describe('replaceFile', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'replace-file-'));
  const file = path.join(dir, 'data/Form.json');
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  it('writes a text, and leaves nothing else behind', () => {
    replaceFile(file, '{"a":1}');
    expect(fs.readFileSync(file, 'utf8')).toBe('{"a":1}');
    expect(fs.readdirSync(path.dirname(file))).toEqual(['Form.json']);
  });

  it('puts a whole new file in the place of the old one', () => {
    const before = fs.statSync(file).ino;
    replaceFile(file, '{"a":2}');
    expect(fs.readFileSync(file, 'utf8')).toBe('{"a":2}');
    expect(fs.statSync(file).ino).not.toBe(before);
  });

  it('does not touch a file that says the same already', () => {
    const before = fs.statSync(file).ino;
    replaceFile(file, '{"a":2}');
    expect(fs.statSync(file).ino).toBe(before);
  });
});
