import fs from 'node:fs';
import path from 'node:path';

/** Labels of sidebar categories: they come from the front matter of each language's own pages. */
const FROM_PAGES = /^sidebar\..+\.category\./;

/** Texts of demos are sentences and labels, which are never the same in two languages. */
const DEMOS = /^demos\b/;

const isUntouched = (message: string | undefined, translation: string) =>
  message === translation && /\p{L}\s+\p{L}/u.test(message);

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
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    const messages = messagesIn(path.join(folder, file));
    if (messages) found[file] = messages;
  }
  return found;
}

/**
 * Compares the messages a language has with those it needs, both ways.
 *
 * @returns one sentence a problem
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
    return [
      ...Object.keys(wanted)
        .filter((id) => !(id in had))
        .map((id) => `${place}: message "${id}" is missing. Run npm run write-translations.`),
      ...Object.keys(had)
        .filter((id) => !(id in wanted))
        .map((id) => `${place}: message "${id}" is used nowhere. Delete it.`),
      ...Object.keys(had)
        .filter((id) => id in wanted && wanted[id] && !had[id])
        .map((id) => `${place}: message "${id}" is empty. Translate "${wanted[id]}".`),
      ...Object.keys(had)
        .filter((id) => wanted[id] && had[id])
        .filter((id) => placeholders(wanted[id]) !== placeholders(had[id]))
        .map(
          (id) =>
            `${place}: message "${id}" has the placeholders "${placeholders(had[id])}". Write those of the English: "${placeholders(wanted[id])}".`,
        ),
      ...Object.keys(had)
        .filter((id) => DEMOS.test(file) && isUntouched(wanted[id], had[id]))
        .map((id) => `${place}: message "${id}" is still in English. Translate it.`),
    ];
  });
}
