import fs from 'node:fs';
import path from 'node:path';
import { identityOf } from '../../bindform/scripts/identity';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Reads a file of the repository. */
export const readFile = (file: string): string =>
  fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/** Name and version of the library. */
export const library = (): { name: string; version: string } =>
  JSON.parse(readFile('packages/bindform/package.json')) as { name: string; version: string };

/** Address of the library's repository. */
export const repository = (): string =>
  identityOf(process.env).repository.url.replace(/^git\+/, '');
