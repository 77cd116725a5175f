import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sinceProblems } from './sinceProblems';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-since-'));
  write('package/CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.5.0\n\n## 1.4.1\n');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}
const problems = (text: string, file = 'package/src/a/form.tsx') => {
  write(file, text);
  return sinceProblems(siteDir, path.join(siteDir, 'package/src'));
};

it('names line, version and remedy', () => {
  expect(problems('/** A. @since 1.5.0 */\n/**\n * B.\n * @since 20.0.0\n */\n')).toEqual([
    'package/src/a/form.tsx:4: "@since 20.0.0" is no version of the library: the newest in package/CHANGELOG.md is 1.5.0, so the next one is 1.5.1, 1.6.0 or 2.0.0. Write one of them.',
  ]);
});

it('offers the version that other labels give to what is unreleased', () => {
  write('package/src/b.ts', '/** @since 2.0.0 */\n/** @since 1.5.0 */');
  expect(problems('/** @since 9.0.0 */')).toEqual([
    'package/src/a/form.tsx:1: "@since 9.0.0" is no version of the library: the newest in package/CHANGELOG.md is 1.5.0, and the next one is 2.0.0. Write 2.0.0.',
  ]);
});

it.each(['1.5.2', '1.6.1', '1.7.0', '2.0.1', '2.1.0', '3.0.0'])('refuses %s', (version) => {
  expect(problems(`/** @since ${version} */`)).toHaveLength(1);
});

it.each(['0.9.0', '1.4.1', '1.5.0', '1.5.1', '1.6.0', '2.0.0'])('accepts %s', (version) => {
  expect(problems(`/** @since ${version} */`)).toEqual([]);
});

it('leaves tests, and libraries without a changelog or a version', () => {
  expect(problems('/** @since 9.0.0 */', 'package/src/form.test.ts')).toEqual([]);
  write('package/CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
  expect(problems('/** @since 9.0.0 */')).toEqual([]);
  fs.rmSync(path.join(siteDir, 'package/CHANGELOG.md'));
  expect(problems('/** @since 9.0.0 */')).toEqual([]);
});
