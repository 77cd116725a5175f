import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rewritePage } from './rewritePage';

let file: string;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rewrite-')), 'page.html');
  fs.writeFileSync(file, 'a');
});
afterEach(() => fs.rmSync(path.dirname(file), { recursive: true }));

test('simultaneous changes of a page are all kept, in their order', async () => {
  await Promise.all([
    rewritePage(file, async (html) => {
      await setTimeout(20);
      return `${html}b`;
    }),
    rewritePage(file, (html) => `${html}c`),
  ]);
  expect(fs.readFileSync(file, 'utf8')).toBe('abc');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['page.html']);
});

test('a change that throws does not stop the next one', async () => {
  const failed = rewritePage(file, () => {
    throw new Error('no');
  });
  const next = rewritePage(file, (html) => `${html}c`);
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(fs.readFileSync(file, 'utf8')).toBe('ac');
});
