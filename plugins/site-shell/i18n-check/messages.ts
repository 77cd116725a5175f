import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../site-copy/copySite';

/** Labels of sidebar categories: they come from the front matter of each language's own pages. */
const FROM_PAGES = /^sidebar\..+\.category\./;

/** The messages of one language: file below the language's folder, then id, then text. */
export type MessageFiles = Record<string, Record<string, string>>;

/**
 * Reads a language's messages.
 *
 * @param folder absolute path of the language's folder
 */
export function readMessages(folder: string): MessageFiles {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const messages = JSON.parse(text) as Record<string, { message: string }>;
      return [
        file,
        Object.fromEntries(
          Object.entries(messages)
            .filter(([id]) => !FROM_PAGES.test(id))
            .map(([id, { message }]) => [id, message]),
        ),
      ];
    }),
  );
}

/**
 * Finds out which messages a language needs: Docusaurus's own `write-translations` makes the files
 * anew, in a copy of the site that has none, since beside existing ones it keeps what nothing uses.
 *
 * @param siteDir absolute path of the site
 * @throws Error with the command's output when it fails
 */
export function neededMessages(siteDir: string, locale: string): MessageFiles {
  const copy = copySite(siteDir);
  const folder = path.join(copy.dir, 'i18n', locale);
  try {
    for (const file of Object.keys(readMessages(folder))) fs.rmSync(path.join(folder, file));
    const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [siteDir] });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, 'write-translations', copy.dir, '--locale', locale],
      { cwd: copy.dir, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } },
    );
    if (status !== 0) throw new Error(`write-translations failed:\n${stdout}${stderr}`);
    return readMessages(folder);
  } finally {
    copy.remove();
  }
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
    ];
  });
}
