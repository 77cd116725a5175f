import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noticesOf } from './notices';

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
  const add = (file: string, text: string) => {
    const full = path.join(root, 'node_modules', file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  };
  add('b/package.json', '{"name":"b","version":"2.0.0","license":"MIT"}');
  add('b/LICENSE.md', 'Text of b\n');
  add('b/license-checker.js', '');
  add('@a/c/package.json', '{"name":"@a/c","version":"1.0.0"}');
  add('@a/c/node_modules/d/package.json', '{"name":"d","version":"3.0.0","license":"ISC"}');
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test('names each package once, with its license', () => {
  const file = (name: string) => path.join(root, 'node_modules', name);
  const text = noticesOf([
    file('b/lib/index.js'),
    file('b/lib/other.js'),
    file('@a/c/index.js'),
    file('@a/c/node_modules/d/index.js'),
    path.join(root, 'src/own.ts'),
  ]);
  const parts = text.split(/\n\n-{78}\n\n/).map((part) => part.trim());
  expect(parts).toEqual([
    '@a/c 1.0.0',
    'b 2.0.0\n\nLicense: MIT\n\nText of b',
    'd 3.0.0\n\nLicense: ISC',
  ]);
});
