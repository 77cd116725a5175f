import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectFacts } from './projectFacts';

let siteDir: string;
const write = (file: string, text: string) => {
  const place = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
};
const manifest = (file: string, content: object) => write(file, JSON.stringify(content));

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  for (const folder of ['packages', 'plugins', 'src', 'tests'])
    fs.mkdirSync(`${siteDir}/${folder}`);
  manifest('packages/bindform/package.json', { peerDependencies: { react: '>=18' } });
  manifest('node_modules/react/package.json', { version: '19.3.1' });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('counts tests without those of installed packages, and rounds down', () => {
  const tests = `it('a', b);\n  test.each([1, 2])('c', d);\nexpect(it);\nsubmit('e');\n`;
  for (const number of Array(77).keys()) write(`src/${number}.test.ts`, tests);
  for (const number of Array(99).keys()) {
    write(`tests/node_modules/${number}.test.ts`, tests);
    write(`packages/a/dist/${number}.test.ts`, tests);
    write(`plugins/${number}.ts`, tests);
  }
  expect(projectFacts(siteDir).tests).toBe(100);
});

it('reads dependencies and versions of React', () => {
  expect(projectFacts(siteDir)).toMatchObject({ dependencies: 0, react: [18, 19] });
  manifest('packages/bindform/package.json', {
    dependencies: { a: '1', b: '2' },
    peerDependencies: { react: '>=17' },
  });
  expect(projectFacts(siteDir)).toMatchObject({ dependencies: 2, react: [17, 19] });
});

it('says what to write where the library does not say which React it needs', () => {
  manifest('packages/bindform/package.json', { peerDependencies: { react: '*' } });
  expect(() => projectFacts(siteDir)).toThrow('Write one, for instance ">=18".');
});
