import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { readMessageFile } from '../../../src/languages/messageFile';
import { isUntranslated } from '../../../src/languages/isUntranslated';
import { mayStayEnglish } from './sameTexts';

/** Ids of sidebar category labels, which come from the front matter of each language's pages. */
export const FROM_PAGES = /^sidebar\..+\.category\./;

/** The placeholders of a message, sorted. */
const placeholders = (message = '') => (message.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** The messages of one language: file relative to the language's folder, then id, then text. */
export type MessageFiles = Record<string, Record<string, string>>;

/** Besides message files, a language's folder may hold records of plugins, which are skipped. */
const isMessage = (value: unknown): value is { message: string } =>
  typeof (value as { message?: unknown } | null)?.message === 'string';

function messagesIn(file: string): Record<string, string> | undefined {
  const entries = Object.entries(readMessageFile(file));
  if (!entries.every(([, value]) => isMessage(value))) return undefined;
  const messages = entries as [string, { message: string }][];
  return Object.fromEntries(
    messages.filter(([id]) => !FROM_PAGES.test(id)).map(([id, { message }]) => [id, message]),
  );
}

/**
 * Reads a language's messages.
 *
 * @param folder absolute path of the language's folder
 * @throws Error naming file, line and remedy for a file that is not valid JSON
 */
export function readMessages(folder: string): MessageFiles {
  const found: MessageFiles = {};
  // A newly added language has no folder.
  if (!fs.existsSync(folder)) return found;
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.map((name) => posixPath(name)).sort()) {
    if (!file.endsWith('.json')) continue;
    const messages = messagesIn(path.join(folder, file));
    if (messages) found[file] = messages;
  }
  return found;
}

/**
 * Above this number, messages are counted instead of listed, so that a new language does not hide other problems.
 */
const MAX_LISTED = 5;

/** One sentence per message if they are few, otherwise one sentence for all. */
function listed(
  place: string,
  ids: string[],
  what: string,
  remedy: (id: string) => string,
): string[] {
  if (ids.length <= MAX_LISTED) {
    return ids.map((id) => `${place}: message "${id}" is ${what}. ${remedy(id)}`);
  }
  const first = ids.slice(0, MAX_LISTED).map((id) => `"${id}"`);
  return [`${place}: ${ids.length} messages are ${what}: ${first.join(', ')} … ${remedy(ids[0])}`];
}

const isEnglish = (id: string, english: string, text: string) =>
  isUntranslated(english, text) || (text === english && !mayStayEnglish(id, english));

/** Two words never stay English, since the site marks them as English text. */
const translateIt = (english: string) =>
  isUntranslated(english, english)
    ? 'Translate it.'
    : 'Translate it; if it is a name or code, add it to SAME_TEXTS in packages/site-tools/prose/sameTexts.ts.';

/**
 * Compares the messages of a language with the required ones, in both directions.
 *
 * @param needed required messages, in English
 * @returns one sentence per problem, or per file if it has many of the same kind
 */
export function compareMessages(
  locale: string,
  needed: MessageFiles,
  present: MessageFiles,
): string[] {
  const files = [...new Set([...Object.keys(needed), ...Object.keys(present)])].sort();
  return files.flatMap((file) => {
    const wanted = needed[file] ?? {};
    const had = present[file] ?? {};
    const place = `i18n/${locale}/${file}`;
    const common = Object.keys(wanted).filter((id) => id in had && wanted[id]);
    return [
      ...listed(
        place,
        Object.keys(wanted).filter((id) => !(id in had)),
        'missing',
        () => 'Run npm run write-translations.',
      ),
      ...listed(
        place,
        Object.keys(had).filter((id) => !(id in wanted)),
        'used nowhere',
        () => 'Delete it.',
      ),
      ...listed(
        place,
        common.filter((id) => !had[id]),
        'empty',
        (id) => `Translate "${wanted[id]}".`,
      ),
      ...listed(
        place,
        common.filter((id) => had[id] && placeholders(wanted[id]) !== placeholders(had[id])),
        'without the placeholders of the English',
        (id) => `Write ${placeholders(wanted[id]) || 'none'}.`,
      ),
      ...listed(
        place,
        common.filter((id) => had[id] && isEnglish(id, wanted[id], had[id])),
        'still in English',
        (id) => translateIt(wanted[id]),
      ),
    ];
  });
}
