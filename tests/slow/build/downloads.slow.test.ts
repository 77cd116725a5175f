import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDownloads } from '../../../plugins/library-downloads/writeDownloads';
import { SITE_DIR } from '../../support/site';

let scratch: string;

/** A package as the library is once it is built. */
function makePackage(name: string): string {
  const folder = path.join(scratch, name);
  fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
  const manifest = { name: 'lib', version: '1.2.3', files: ['dist'] };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folder, 'dist/index.production.js'), 'export const a = 1;\n');
  fs.writeFileSync(path.join(folder, 'dist/styles.css'), '.a { color: red }\n');
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-downloads-'));
});
afterAll(() => fs.rmSync(scratch, { recursive: true }));

const filesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const hashOf = (file: string) =>
  crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');

it('writes the same bytes for the same library, whenever it was built', async () => {
  const outputs = await Promise.all(
    ['first', 'second'].map(async (name, index) => {
      const packageDir = makePackage(name);
      const touched = new Date(2020 + index, 1);
      fs.utimesSync(path.join(packageDir, 'dist/styles.css'), touched, touched);
      const outDir = path.join(scratch, `out-${name}`);
      await writeDownloads(packageDir, outDir);
      return path.join(outDir, 'downloads');
    }),
  );
  const [first, second] = outputs;
  const files = filesIn(first).filter((file) => fs.statSync(path.join(first, file)).isFile());
  expect(filesIn(second)).toEqual(filesIn(first));
  expect(files).toEqual(
    expect.arrayContaining([
      'lib-1.2.3.css',
      'lib-1.2.3.js',
      'lib-1.2.3.tgz',
      expect.stringMatching(/^react-[\d.]+\/jsx-runtime\.js$/),
      expect.stringMatching(/^react-[\d.]+\/react-dom-client\.js$/),
      expect.stringMatching(/^react-[\d.]+\/react\.js$/),
    ]),
  );
  expect(files.map((file) => hashOf(path.join(second, file)))).toEqual(
    files.map((file) => hashOf(path.join(first, file))),
  );
  const react = files.find((file) => file.endsWith('/react.js')) ?? '';
  expect(fs.readFileSync(path.join(first, react), 'utf8')).toContain('useSyncExternalStore');
}, 60_000);
