import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../tests/support/site';
import { writeDownloads } from './writeDownloads';

let scratch: string;
beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-downloads-'));
  // Next to the package, not in it: npm would read all of it to pack the package.
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(scratch, 'node_modules'));
});
afterAll(() => fs.rmSync(scratch, { recursive: true }));

/** A package as the library is once it is built. */
function makePackage(): string {
  const folder = path.join(scratch, 'package');
  fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  write('package.json', JSON.stringify({ name: 'lib', version: '1.2.3', files: ['dist'] }));
  write('dist/index.development.js', "export const build = 'development';\n");
  write('dist/index.production.js', "export const build = 'production';\n");
  write('dist/styles.css', '.a { color: red }\n');
  return folder;
}

it('writes the package, the production build, the stylesheet and the modules of React', async () => {
  await writeDownloads(makePackage(), scratch);
  const downloads = path.join(scratch, 'downloads');
  const files = fs.readdirSync(downloads, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => fs.readFileSync(path.join(downloads, file), 'utf8');
  const react = files.find((file) => /^react-[\d.]+$/.test(file)) ?? '';
  expect(files).toEqual(
    expect.arrayContaining([
      'lib-1.2.3.tgz',
      ...['jsx-runtime.js', 'react-dom-client.js', 'react.js'].map((file) =>
        path.join(react, file),
      ),
    ]),
  );
  expect(read('lib-1.2.3.js')).toContain("'production'");
  expect(read('lib-1.2.3.css')).toContain('color: red');
  expect(read(path.join(react, 'react.js'))).toContain('useSyncExternalStore');
}, 60_000);
