import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../../src/caches/replaceFile';
import { DEFAULT_LANGUAGE } from '../../../src/languages/languages';
import { readMessages, type MessageFiles } from './messages';
import { withWrittenTranslations } from './writtenTranslations';

/** Sources of messages, relative to the site. Those from pages are excluded below. */
const SOURCES = [
  'demos',
  'docusaurus.config.ts',
  'package-lock.json',
  'packages/bindform/src',
  'packages/site-tools/prose/neededMessages.ts',
  'packages/site-tools/prose/writtenTranslations.ts',
  'plugins',
  'sidebars.ts',
  'src',
];

const filesBelow = (place: string): string[] =>
  fs.statSync(place).isFile()
    ? [place]
    : fs
        .readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();

function hashOfSources(siteDir: string): string {
  const hash = crypto.createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(siteDir, source)))) {
    hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Extracts in the source language, which has no message files; `write-translations` would keep unused messages in
 * them.
 */
const extract = (siteDir: string): Promise<MessageFiles> =>
  withWrittenTranslations(siteDir, [DEFAULT_LANGUAGE], (dir) =>
    readMessages(path.join(dir, 'i18n', DEFAULT_LANGUAGE)),
  );

/**
 * Determines the required messages and their English texts, by running Docusaurus's `write-translations` in a copy
 * of the site. The result is cached until a source of messages changes.
 *
 * @param siteDir absolute path of the site
 * @throws Error with the output of the command if it fails
 */
export async function neededMessages(siteDir: string): Promise<MessageFiles> {
  const kept = path.join(siteDir, 'node_modules/.cache/needed-messages.json');
  const hash = hashOfSources(siteDir);
  const last = fs.existsSync(kept)
    ? (JSON.parse(fs.readFileSync(kept, 'utf8')) as { hash: string; needed: MessageFiles })
    : undefined;
  if (last?.hash === hash) return last.needed;
  const needed = await extract(siteDir);
  replaceFile(kept, JSON.stringify({ hash, needed }));
  return needed;
}
