import fs from 'node:fs';
import path from 'node:path';
import { identityOf } from '../../bindform/scripts/identity';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Reads a file of the repository. */
export const readFile = (file: string): string =>
  fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/**
 * Reads all files of a folder.
 *
 * @param folder relative to the repository
 * @param ending the end of their names
 * @returns their texts by path
 */
export const readFolder = (folder: string, ending: RegExp): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .map((file) => [file, readFile(file)]),
  );

/** Name and version of the library. */
export const library = (): { name: string; version: string } =>
  JSON.parse(readFile('packages/bindform/package.json')) as { name: string; version: string };

/** Address of the library's repository. */
export const repository = (): string =>
  identityOf(process.env).repository.url.replace(/^git\+/, '');
