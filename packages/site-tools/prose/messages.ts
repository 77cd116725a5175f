import fs from 'node:fs';
import path from 'node:path';
import { isUntranslated } from '../../../src/languages/isUntranslated';

/** Ids of labels of sidebar categories, which come from the front matter of each language's own pages. */
export const FROM_PAGES = /^sidebar\..+\.category\./;

/** The placeholders of a message, in one order. */
const placeholders = (message = '') => (message.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** The messages of one language: file below the language's folder, then id, then text. */
export type MessageFiles = Record<string, Record<string, string>>;

/** Besides message files, a language's folder may hold a plugin's own notes; those are left alone. */
const isMessage = (value: unknown): value is { message: string } =>
  typeof (value as { message?: unknown } | null)?.message === 'string';

function messagesIn(file: string): Record<string, string> | undefined {
  const entries = Object.entries(
    JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>,
  );
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
 */
export function readMessages(folder: string): MessageFiles {
  const found: MessageFiles = {};
  // A language that was just added has none.
  if (!fs.existsSync(folder)) return found;
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    const messages = messagesIn(path.join(folder, file));
    if (messages) found[file] = messages;
  }
  return found;
}

/** More than these are counted instead of listed, or a new language would hide what matters. */
const MAX_LISTED = 5;

/** One sentence for each of a few messages, or one for them all. */
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

/**
 * Compares the messages a language has with those it needs, both ways.
 *
 * @param needed in English
 * @param isComplete whether a single word that is the same as in English is the translation
 * @returns one sentence for each problem, or for each file with many of one kind
 */
export function compareMessages(
  locale: string,
  needed: MessageFiles,
  present: MessageFiles,
  isComplete: boolean,
): string[] {
  const isEnglish = (english: string, text: string) =>
    isUntranslated(english, text) || (!isComplete && text === english && /\p{L}/u.test(english));
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
        common.filter((id) => had[id] && isEnglish(wanted[id], had[id])),
        'still in English',
        () => 'Translate it.',
      ),
    ];
  });
}
