import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from '../../tests/support/site';
import { isUntranslated } from './isUntranslated';
import { languageData } from './languageData';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATIONS } from './languages';

it('every language is listed once, with a valid tag, and the first is the one of the sources', () => {
  const ids = LANGUAGES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(LANGUAGES.map(({ htmlLang }) => Intl.getCanonicalLocales(htmlLang)[0])).toEqual(
    LANGUAGES.map(({ htmlLang }) => htmlLang),
  );
  expect([DEFAULT_LANGUAGE, ...TRANSLATIONS.map(({ id }) => id)]).toEqual(ids);
});

it('every folder of translations belongs to a language of the list', () => {
  const folders = fs.readdirSync(path.join(SITE_DIR, 'i18n'));
  expect(folders.filter((name) => !TRANSLATIONS.some(({ id }) => id === name))).toEqual([]);
});

it('data of a language is found by its name, and a language may have none', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  fs.writeFileSync(path.join(folder, 'xx.ts'), 'export default { word: 1 };');
  expect(languageData(folder, 'xx')).toEqual({ word: 1 });
  expect(languageData(folder, 'yy')).toBeUndefined();
  fs.rmSync(folder, { recursive: true });
});

it.each([
  ['Copy the code', undefined, true],
  ['Copy the code', '', true],
  ['Copy the code', 'Copy the code', true],
  ['Copy the code', '复制代码', false],
  ['API', 'API', false],
  ['API', undefined, true],
])('"%s" is not translated by %j: %s', (english, translation, expected) => {
  expect(isUntranslated(english, translation)).toBe(expected);
});
