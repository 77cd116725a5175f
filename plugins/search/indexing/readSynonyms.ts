import fs from 'node:fs';
import path from 'node:path';
import { parseExpressionAt, type Expression } from 'acorn';
import { jsonProblem, lineAt, lineOfKey } from '../../../src/languages/messageFile';
import { LANGUAGES } from '../../../src/languages/languages';
import { damageOf } from '../../../src/mdx/damage';
import { whatToWrite } from '../../../src/mdx/nearest';
import { shownPath } from '../../../src/mdx/place';
import { ALL_LANGUAGES, type Synonyms } from './synonyms';

const FOLDER = path.join(__dirname, '../synonyms');

/** The file for all languages; the others are named after their language. */
const NAMES = 'names';

/**
 * The name of a list with its language; questions, which are many, have a separate file. Leaves out what systems,
 * editors and git put next to a list.
 */
const LIST = /^([\w-]+?)(?:\.questions)?\.json$/;

const filesOf = (language: string, folder: string) => {
  const name = language === ALL_LANGUAGES ? NAMES : language;
  return [`${name}.json`, `${name}.questions.json`].map((file) => path.join(folder, file));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** A problem, with the key or word in whose line it is. */
type Problem = [near: string, sentence: string];

function sameProblems(same: unknown): Problem[] {
  if (!Array.isArray(same)) return [['same', '"same" is no list. Write [["word", "other word"]].']];
  return same.flatMap((group: unknown): Problem[] => {
    if (isWords(group) && group.length > 1) return [];
    const shown = JSON.stringify(group);
    const near = String([group].flat()[0]);
    return [[near, `${shown} is no group of words. Write at least two: ["word", "other word"].`]];
  });
}

/** Checks lists by their keys, such as addresses. */
const listsBy =
  (keys: string, sample: string) =>
  (key: string, what: string, example: string) =>
  (lists: unknown): Problem[] => {
    if (!isRecord(lists)) {
      return [[key, `"${key}" has no ${keys}. Write { "${sample}": ["${example}"] }.`]];
    }
    return Object.entries(lists).flatMap(([address, words]): Problem[] => {
      if (isWords(words)) return [];
      const list = JSON.stringify([typeof words === 'string' ? words : example]);
      return [[address, `"${address}" has no list of ${what}. Write ${list}.`]];
    });
  };

const byAddress = listsBy('addresses', 'intro/start');
const byWord = listsBy('words', 'disable');

const PARTS: Record<string, (value: unknown) => Problem[]> = {
  same: sameProblems,
  called: byAddress('called', 'names', 'other name'),
  asked: byAddress('asked', 'questions', 'how to begin'),
  everyday: byWord('everyday', 'phrases', 'grey out'),
};

function listProblems(list: unknown): Problem[] {
  if (!isRecord(list)) return [['', 'the file is no list. Write { "same": [], "called": {} }.']];
  return Object.entries(list).flatMap(([key, value]): Problem[] => {
    if (Object.hasOwn(PARTS, key)) return PARTS[key](value);
    return [[key, `a list has no "${key}". ${whatToWrite(key, Object.keys(PARTS))}`]];
  });
}

/** The line of a key, or else of a word in a list. */
function lineOf(text: string, near: string): number {
  const line = lineOfKey(text, near);
  return line > 1 ? line : lineAt(text, Math.max(text.indexOf(JSON.stringify(near)), 0));
}

/** The keys of an object in JSON that it has twice, with those of the objects in it: JSON.parse keeps the last. */
function twiceIn(object: Expression): [line: number, sentence: string][] {
  if (object.type !== 'ObjectExpression') return [];
  const keys = new Set<string>();
  return object.properties.flatMap((property): [number, string][] => {
    if (property.type !== 'Property' || property.key.type !== 'Literal') return [];
    const key = String(property.key.value);
    if (keys.has(key))
      return [
        [
          property.loc?.start.line ?? 1,
          `"${key}" is there twice. Put the two together, in one list.`,
        ],
      ];
    keys.add(key);
    return twiceIn(property.value);
  });
}

function readList(file: string): Partial<Synonyms> {
  const text = fs.readFileSync(file, 'utf8');
  const shown = shownPath(file);
  const unreadable = damageOf(text, shown) ?? jsonProblem(text, shown);
  if (unreadable) throw new Error(unreadable);
  const list = JSON.parse(text) as Partial<Synonyms>;
  const parsed = parseExpressionAt(text, 0, { ecmaVersion: 'latest', locations: true });
  const problems = [
    ...listProblems(list).map(([near, sentence]) => `${shown}:${lineOf(text, near)}: ${sentence}`),
    ...twiceIn(parsed).map(([line, sentence]) => `${shown}:${line}: ${sentence}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return list;
}

/**
 * Reads the lists of `plugins/search/synonyms`, by language.
 *
 * @param folder absolute path of the lists
 * @throws Error naming file, line and remedy when a list cannot be read, or has something that is no list or
 *   is there twice
 */
export function readSynonyms(folder = FOLDER): Record<string, Partial<Synonyms>> {
  const lists: Record<string, Partial<Synonyms>> = {};
  for (const file of fs.readdirSync(folder)) {
    const [, name] = LIST.exec(file) ?? [];
    if (!name) continue;
    const language = name === NAMES ? ALL_LANGUAGES : name;
    const names = [NAMES, ...LANGUAGES.map(({ id }) => id)];
    if (!names.includes(name)) {
      throw new Error(
        `${shownPath(path.join(folder, file))}: no language is called "${name}", so nothing reads the list. Rename it. ${whatToWrite(name, names)}`,
      );
    }
    const [known, list] = [lists[language], readList(path.join(folder, file))];
    const again = Object.keys(list).find((key) => known && key in known);
    if (again) {
      throw new Error(
        `${shownPath(path.join(folder, file))}: the other list of the language has "${again}" too. Move all of it into one of them.`,
      );
    }
    lists[language] = { ...known, ...list };
  }
  return lists;
}

/**
 * Returns the place of an address in the lists, for messages: file and line, or the option, which may have other
 * lists.
 */
export function placeOfAddress(language: string, address: string, folder = FOLDER): string {
  for (const file of filesOf(language, folder)) {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    if (text.includes(JSON.stringify(address))) {
      return `${shownPath(file)}:${lineOfKey(text, address)}`;
    }
  }
  return `the option "synonyms", language "${language}"`;
}
