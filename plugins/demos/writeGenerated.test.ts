import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeGenerated } from './writeGenerated';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-generated-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('removes the modules of a demo that is gone, and writes them again when it is back', () => {
  const both = new Map([
    ['client/a.js', 'a'],
    ['client/pages/b.js', 'b'],
  ]);
  const read = () => fs.readdirSync(path.join(folder, 'client'), { recursive: true }).sort();
  writeGenerated(both, folder);
  writeGenerated(new Map([['client/a.js', 'a']]), folder);
  expect(read()).toEqual(['a.js', 'pages']);
  writeGenerated(both, folder);
  expect(read()).toEqual(['a.js', 'pages', 'pages/b.js']);
});
