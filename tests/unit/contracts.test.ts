import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../support/site';

const CONTRACTS = fs.readFileSync(path.join(SITE_DIR, 'CONTRACTS.md'), 'utf8');

/** `- **1.2** What is promised. Kept by `file`, proved by `file` "title".` */
const PROMISE = /^- \*\*(\d+)\.(\d+)\*\* .+ Kept by `([^`]+)`, proved by `([^`]+)` "(.+)"\.$/;

const lines = CONTRACTS.split('\n').filter((line) => /^- \*\*/.test(line));
const promises = lines.flatMap((line) => {
  const [, section, number, keeper, test, title] = PROMISE.exec(line) ?? [];
  return section ? [{ section, number, keeper, test, title }] : [];
});

const exists = (file: string) => fs.existsSync(path.join(SITE_DIR, file));

/** Whether a file has a test of that title: a text that is the first argument of a call. */
function hasTest(file: string, title: string): boolean {
  const source = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const titles = [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g)];
  return titles.some(([, , found]) => found.replaceAll('\\', '') === title);
}

it('every promise names the file that keeps it and the test that proves it', () => {
  expect(lines.filter((line) => !PROMISE.test(line))).toEqual([]);
  expect(promises.length).toBeGreaterThan(70);
});

it('promises are numbered without gaps, so that a number can be cited', () => {
  const sections = [...new Set(promises.map(({ section }) => section))];
  const expected = sections.flatMap((section) =>
    promises
      .filter((promise) => promise.section === section)
      .map((_promise, index) => `${section}.${index + 1}`),
  );
  expect(promises.map(({ section, number }) => `${section}.${number}`)).toEqual(expected);
});

it('every file that keeps a promise exists', () => {
  expect(promises.filter(({ keeper }) => !exists(keeper))).toEqual([]);
});

it('every test that proves a promise exists', () => {
  const lost = promises.filter(({ test, title }) => !exists(test) || !hasTest(test, title));
  expect(
    lost.map(({ section, number, test, title }) => `${section}.${number}: ${test} "${title}"`),
  ).toEqual([]);
});
