import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropServerChunks } from './serverChunks';

test('the chunks of the server bundle leave the cache of modules, others stay', () => {
  const outDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'server-')));
  const chunk = path.join(outDir, '__server/assets/js/a.js');
  const other = path.join(outDir, '__serverless/b.js');
  const cache = { [chunk]: {}, [other]: {} };
  dropServerChunks(outDir, cache);
  expect(Object.keys(cache)).toEqual([other]);
  fs.rmSync(outDir, { recursive: true });
});
