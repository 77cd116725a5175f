import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DemoRecords, readDataFile } from './dataFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-data-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown) =>
  fs.writeFileSync(path.join(folder, name), JSON.stringify(value));

it('reads a list and fills in the defaults', async () => {
  write('demos.json', [{ id: 'a', title: 'A', pages: ['/b'], since: '1.0.0' }]);
  expect(await readDataFile(folder, 'demos.json', DemoRecords)).toMatchObject([
    { id: 'a', title: 'A', description: '', keywords: [], pages: ['/b'] },
  ]);
});

it('treats a missing file as an empty list', async () => {
  expect(await readDataFile(folder, 'none.json', DemoRecords)).toEqual([]);
});

it('names the file and the field at fault', async () => {
  write('bad.json', [{ id: 'a', pages: [] }]);
  await expect(readDataFile(folder, 'bad.json', DemoRecords)).rejects.toThrow(
    /"bad\.json".*title.*README/s,
  );
});
