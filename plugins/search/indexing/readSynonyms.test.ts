import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeOfAddress, readSynonyms } from './readSynonyms';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-synonyms-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const called = (...lines: string[]) => `{\n  "called": {\n${lines.join('\n')}\n  }\n}\n`;

it('reads the lists by language, and nothing that systems, editors and git put next to them', () => {
  write('zh-CN.json', called('"intro/start": ["入门"]'));
  write('zh-CN.questions.json', '{ "asked": { "intro/start": ["怎么开始"] } }');
  write('names.json', '{ "same": [["a", "b"]] }');
  for (const name of ['.DS_Store', 'zh-CN.json.orig', 'notes.md', '.#zh-CN.json'])
    write(name, '\0');
  expect(readSynonyms(folder)).toEqual({
    'zh-CN': { called: { 'intro/start': ['入门'] }, asked: { 'intro/start': ['怎么开始'] } },
    '*': { same: [['a', 'b']] },
  });
});

it.each([
  ['a comma too many', called('"intro/start": ["a"],'), 4, 'not valid JSON: '],
  ['a conflict of git', '{\n<<<<<<< HEAD\n}\n', 2, 'a conflict of git is not resolved. Remove'],
  [
    'a text in place of a list',
    called('"intro/start": "begin"'),
    3,
    '"intro/start" has no list of names. Write ["begin"].',
  ],
  ['a misspelt key', '{\n  "calld": {}\n}\n', 2, 'a list has no "calld". Write "called".'],
  [
    'a word alone',
    '{\n  "same": [\n    ["a", "b"],\n    ["alone"]\n  ]\n}\n',
    4,
    '["alone"] is no group of words. Write at least two: ["word", "other word"].',
  ],
  ['words without groups', '{ "same": ["alone"] }', 1, '"alone" is no group of words. Write'],
  [
    'a question in place of a list',
    '{ "asked": { "a": "b" } }',
    1,
    '"a" has no list of questions.',
  ],
  [
    'everyday phrases as a list',
    '{ "everyday": ["grey out"] }',
    1,
    '"everyday" has no words. Write { "disable": ["grey out"] }.',
  ],
  ['a list as addresses', '{ "called": [] }', 1, '"called" has no addresses. Write'],
  [
    'an address twice',
    called('"intro/start": ["a"],', '"intro/start": ["b"]'),
    4,
    '"intro/start" is there twice. Put the two together, in one list.',
  ],
  ['a list as file', '[]', 1, 'the file is no list. Write'],
])('names file, line and remedy for %s', (_what, text, line, said) => {
  write('zh-CN.json', text);
  const place = `${path.relative(process.cwd(), folder)}/zh-CN.json`;
  expect(() => readSynonyms(folder)).toThrow(`${place}:${line}: ${said}`);
});

it('refuses what another file of the language would replace', () => {
  write('zh-CN.json', '{ "asked": { "intro/start": ["a"] } }');
  write('zh-CN.questions.json', '{ "asked": { "intro/other": ["b"] } }');
  expect(() => readSynonyms(folder)).toThrow(
    /zh-CN\.questions\.json: the other list of the language has "asked" too\. Move all of it/,
  );
});

it('refuses a list of a language that does not exist', () => {
  write('zh-cn.json', '{ "same": [] }');
  expect(() => readSynonyms(folder)).toThrow(
    /zh-cn\.json: no language is called "zh-cn", so nothing reads the list\. Rename it\. Write "zh-CN"\./,
  );
});

it('names the line of an address, or else the option', () => {
  write('names.json', called('"intro/start": ["begin"],', '"intro/gone": ["lost"]'));
  write('zh-CN.questions.json', '{\n  "asked": {\n    "intro/asked": ["a"]\n  }\n}\n');
  expect(placeOfAddress('*', 'intro/gone', folder)).toMatch(/names\.json:4$/);
  expect(placeOfAddress('zh-CN', 'intro/asked', folder)).toMatch(/zh-CN\.questions\.json:3$/);
  expect(placeOfAddress('en-US', 'intro/gone', folder)).toBe(
    'the option "synonyms", language "en-US"',
  );
});
