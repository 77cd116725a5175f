import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { replaceFile } from '../../../src/caches/replaceFile';
import { readMessageFile } from '../../../src/languages/messageFile';
import { FROM_PAGES } from './messages';

/** The most messages of a file that are listed. */
const MAX_LISTED = 5;

/**
 * The messages of a file without the labels that Docusaurus copies from the pages of the language: as messages, they would
 * override later changes of the pages.
 */
const messagesOf = (file: string): [string, unknown][] =>
  Object.entries(readMessageFile(file)).filter(([id]) => !FROM_PAGES.test(id));

function report(shown: string, ids: string[]): string {
  const listed = ids.slice(0, MAX_LISTED).join(', ');
  const more = ids.length > MAX_LISTED ? ', …' : '';
  return `${shown}: ${ids.length} new: ${listed}${more}`;
}

/**
 * Takes the messages over that a language has in another folder of the site. A file changes in one step, since a running
 * server may read it, and only if it gets a message.
 *
 * @param from absolute path of the site with more messages
 * @param to absolute path of the site to change
 * @param locale of the messages
 * @returns one sentence per changed file
 */
export function addMessages(from: string, to: string, locale: string): string[] {
  const folder = path.join('i18n', locale);
  const files = fs.readdirSync(path.join(from, folder), { recursive: true, encoding: 'utf8' });
  return files.sort().flatMap((name) => {
    if (!name.endsWith('.json')) return [];
    const [source, target] = [from, to].map((site) => path.join(site, folder, name));
    const messages = messagesOf(source);
    const known = fs.existsSync(target) ? readMessageFile(target) : {};
    const added = messages.map(([id]) => id).filter((id) => !(id in known));
    if (added.length === 0) return [];
    replaceFile(target, `${JSON.stringify(Object.fromEntries(messages), undefined, 2)}\n`);
    return [report(posixPath(path.join(folder, name)), added)];
  });
}
