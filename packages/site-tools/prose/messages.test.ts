import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDescriptions } from '../../../plugins/api-reference/translations/files';
import { compareMessages, readMessages } from './messages';

test('a file that is not valid JSON is named with the line and the remedy', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-json-'));
  const folder = path.join(siteDir, 'i18n/zh-CN');
  const said = /api-reference\/descriptions\.json:3: not valid JSON: .+\. Correct it\.$/s;
  fs.mkdirSync(path.join(folder, 'api-reference'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'api-reference/descriptions.json'),
    '{\n  "a": { "message": "A" },\n}\n',
  );
  expect(() => readMessages(folder)).toThrow(said);
  expect(() => readDescriptions(siteDir, 'zh-CN')).toThrow(said);
  fs.rmSync(siteDir, { recursive: true });
});

test('a file in a folder is named with slashes on every platform', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-messages-'));
  fs.mkdirSync(path.join(folder, 'demos'));
  fs.writeFileSync(path.join(folder, 'demos/a.json'), '{ "t": { "message": "T" } }');
  expect(readMessages(folder)).toEqual({ 'demos/a.json': { t: 'T' } });
  fs.rmSync(folder, { recursive: true });
});

test('a language that has what it needs has no problem', () => {
  const needed = { 'code.json': { a: 'A', alt: '' } };
  expect(compareMessages('zh-CN', needed, { 'code.json': { a: '甲', alt: '' } })).toEqual([]);
});

test('missing, unused and empty messages are reported, whole files included', () => {
  const needed = { 'code.json': { a: 'A', b: 'B' }, 'x/new.json': { n: 'N' } };
  const present = { 'code.json': { b: '', c: '丙' }, 'x/old.json': { o: '旧' } };
  expect(compareMessages('zh-CN', needed, present)).toEqual([
    'i18n/zh-CN/code.json: message "a" is missing. Run npm run write-translations.',
    'i18n/zh-CN/code.json: message "c" is used nowhere. Delete it.',
    'i18n/zh-CN/code.json: message "b" is empty. Translate "B".',
    'i18n/zh-CN/x/new.json: message "n" is missing. Run npm run write-translations.',
    'i18n/zh-CN/x/old.json: message "o" is used nowhere. Delete it.',
  ]);
});

test('a text that was listed and not translated is reported, also a single word', () => {
  const needed = { 'demos/a.json': { '@title': 'Sign up now', Bold: 'Bold', hi: 'Hi {name}' } };
  const remedy =
    'Translate it; if it is a name or code, add it to SAME_TEXTS in packages/site-tools/prose/sameTexts.ts.';
  expect(compareMessages('zh-CN', needed, needed)).toEqual([
    'i18n/zh-CN/demos/a.json: message "@title" is still in English. Translate it.',
    `i18n/zh-CN/demos/a.json: message "Bold" is still in English. ${remedy}`,
    `i18n/zh-CN/demos/a.json: message "hi" is still in English. ${remedy}`,
  ]);
});

test.each([
  ['arrow', '→'],
  ['pages', '{name} - {count}'],
  ['link', 'GitHub'],
  ['code', 'readOnly'],
  ['size', 'A4'],
  ['listed', 'labelPosition: top'],
  ['@keywords', 'ref, validate'],
])('the %s "%s" may be the same in two languages', (id, text) => {
  const needed = { 'code.json': { [id]: text } };
  expect(compareMessages('zh-CN', needed, needed)).toEqual([]);
});

test('many of one kind in a file are counted', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const needed = { 'code.json': Object.fromEntries(ids.map((id) => [id, id])) };
  expect(compareMessages('es', needed, {})).toEqual([
    'i18n/es/code.json: 6 messages are missing: "a", "b", "c", "d", "e" … Run npm run write-translations.',
  ]);
});
