import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../../tests/support/site';
import { brokenMessages, refuseBrokenMessages } from './brokenMessages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-messages-'));
const file = path.join(siteDir, 'i18n/zh-CN/code.json');
beforeAll(() => fs.mkdirSync(path.dirname(file), { recursive: true }));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const lines = (...entries: string[]) => `{\n${entries.join('\n')}\n}\n`;
const problems = (text: string) => {
  fs.writeFileSync(file, text);
  return brokenMessages(siteDir);
};

it('finds none in the files of the site', () => {
  expect(brokenMessages(SITE_DIR)).toEqual([]);
});

it('leaves data next to translated pages alone', () => {
  const folder = path.join(siteDir, 'i18n/zh-CN/docusaurus-plugin-content-docs/current/guides');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, '_category_.json'), '{ "label": "指南", "position": 1 }');
  expect(brokenMessages(siteDir)).toEqual([]);
});

it.each([
  ['a comma too many', lines('"a": { "message": "A" },'), 3, 'not valid JSON: .+ Correct it'],
  ['a comma too few', lines('"a": { "message": "A" }', '"b": {}'), 3, 'not valid JSON'],
  ['a text that is not closed', lines('"a": { "message": "A }'), 2, 'not valid JSON'],
  ['a missing end', '{\n  "a": { "message": "A" }\n', 2, 'not valid JSON'],
  ['a word', lines('"a": { "message": A }'), 2, 'not valid JSON'],
  ['a byte order mark', '\uFEFF{}', 1, 'the file begins with a byte order mark. Save it as'],
  [
    'a text in place of a message',
    lines('"a": { "message": "A" },', '"b": "B"'),
    3,
    '"b" is no message. Write "b": \\{ "message": "…" \\}',
  ],
  [
    'a misspelt key',
    lines('"a": { "message": "A" },', '"b": { "message": "B", "descripton": "…" }'),
    3,
    'the message "b" has an unknown key "descripton". Write "description"',
  ],
  [
    'a key that no message has',
    lines('"a": { "message": "A", "reviewer": "Z" }'),
    2,
    'the message "a" has an unknown key "reviewer". Remove it',
  ],
  ['texts only', lines('"a": "A"'), 2, '"a" is no message. Write "a"'],
])('names file, line and remedy for %s', (_what, text, line, said) => {
  expect(problems(text)).toEqual([
    expect.stringMatching(new RegExp(`^i18n/zh-CN/code\\.json:${line}: ${said}.*\\.$`, 's')),
  ]);
  expect(() => refuseBrokenMessages(siteDir)).toThrow(/code\.json/);
});
