import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { remembered } from '../../../src/caches/remembered';
import { damageOf } from '../../../src/mdx/damage';
import { nearest } from '../../../src/mdx/nearest';
import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';
import { jsonProblem, lineAt, lineOfKey } from '../../../src/languages/messageFile';

/** A message with its id. */
const MESSAGE = /"((?:[^"\\]|\\.)+)"\s*:\s*\{\s*"message"/g;

/** Records of plugins next to the messages. */
const RECORDS = ['reviewed.json', 'sources.json'];

/** Whether a file may hold anything: a record, or data next to a translated page. */
const hasNoMessages = (shown: string) =>
  RECORDS.includes(path.posix.basename(shown)) || shown.includes(`/${TRANSLATED_PAGES}/`);

/** What Docusaurus lets a message have. */
const KEYS = ['message', 'description'];

/** The key of a message that Docusaurus would refuse. */
const unknownKey = (message: object) => Object.keys(message).find((key) => !KEYS.includes(key));

/** What is wrong with an entry of a file of messages; undefined for a message. */
function entryProblem(id: string, value: unknown): string | undefined {
  if (typeof (value as { message?: unknown } | null)?.message !== 'string') {
    return `"${id}" is no message. Write "${id}": { "message": "…" }.`;
  }
  const key = unknownKey(value as object);
  if (key === undefined) return undefined;
  const near = nearest(key, KEYS);
  return `the message "${id}" has an unknown key "${key}". ${near ? `Write "${near}".` : 'Remove it.'}`;
}

/** Entries of a file of messages that Docusaurus would refuse. */
function entryProblems(text: string, shown: string): string[] {
  if (hasNoMessages(shown)) return [];
  const entries = Object.entries((JSON.parse(text) ?? {}) as Record<string, unknown>);
  return entries.flatMap(([id, value]) => {
    const problem = entryProblem(id, value);
    return problem ? [`${shown}:${lineOfKey(text, id)}: ${problem}`] : [];
  });
}

/** Ids that a file has twice: the last message would count. */
function twinProblems(text: string, shown: string): string[] {
  const known = new Map<string, number>();
  return [...text.matchAll(MESSAGE)].flatMap(({ 1: id, index }) => {
    const line = lineAt(text, index);
    const earlier = known.get(id);
    known.set(id, line);
    return earlier
      ? [`${shown}:${line}: "${id}" is already in line ${earlier}. Remove one of them.`]
      : [];
  });
}

/** A development server checks all files before each reload. */
const remember = remembered<string[]>('problems of message files');

function textProblems(text: string, shown: string): string[] {
  const problem = damageOf(text, shown) ?? jsonProblem(text, shown);
  return problem ? [problem] : [...entryProblems(text, shown), ...twinProblems(text, shown)];
}

function fileProblems(file: string, shown: string): string[] {
  const { mtimeMs, size } = fs.statSync(file);
  return remember(`${file} ${mtimeMs} ${size}`, () =>
    textProblems(fs.readFileSync(file, 'utf8'), shown),
  );
}

/**
 * Finds files of messages that cannot be read, of which Docusaurus says no line, and entries without a
 * message.
 *
 * @param siteDir absolute path of the site
 * @returns one sentence a problem
 */
export function brokenMessages(siteDir: string): string[] {
  const folder = path.join(siteDir, 'i18n');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => fileProblems(path.join(folder, file), posixPath(path.join('i18n', file))));
}

/**
 * Stops where {@link brokenMessages} finds something. For the configuration, since Docusaurus reads the
 * messages before any plugin runs.
 *
 * @throws Error with all problems
 */
export function refuseBrokenMessages(siteDir: string): void {
  const problems = brokenMessages(siteDir);
  if (problems.length) throw new Error(problems.join('\n'));
}
