import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDownloads } from '../../../plugins/library-downloads/writeDownloads';
import { differingFiles } from '../../support/compareFolders';
import { SITE_DIR } from '../../support/site';

let scratch: string;
beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-downloads-'));
  // Next to the packages, not in them: npm would read all of it to pack each.
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(scratch, 'node_modules'));
});
afterAll(() => fs.rmSync(scratch, { recursive: true }));

/** The library's package as it was built at a time. */
function packageBuiltAt(year: number): string {
  const folder = path.join(scratch, String(year));
  fs.cpSync(path.join(SITE_DIR, 'packages/bindform'), folder, { recursive: true });
  const built = new Date(year, 1);
  for (const file of fs.readdirSync(path.join(folder, 'dist'))) {
    fs.utimesSync(path.join(folder, 'dist', file), built, built);
  }
  return folder;
}

test('the downloads have the same bytes for the same library, whenever it was built', async () => {
  const outputs = [2020, 2021].map((year) => ({ year, outDir: path.join(scratch, `out-${year}`) }));
  for (const { year, outDir } of outputs) await writeDownloads(packageBuiltAt(year), outDir);
  const [first, second] = outputs.map(({ outDir }) => path.join(outDir, 'downloads'));
  expect(fs.readdirSync(first).length).toBeGreaterThan(3);
  expect(differingFiles(first, second)).toEqual([]);
}, 120_000);
