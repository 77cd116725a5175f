import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import {
  digestOf,
  MANIFEST,
  SIZE,
  WORKER,
  type KeptFile,
  type OfflineManifest,
} from '../offlineFiles';

/** What no reader needs without a network: the frame of live demos, images and texts for other sites. */
const LEFT_OUT = [
  /^(assets\/social|downloads|live)\//,
  /^(404\.html|llms.*\.txt|robots\.txt|sitemap\.xml)$/,
  /\.(atom|map|LICENSE\.txt)$/,
];
const OWN = [MANIFEST, SIZE, WORKER];

/**
 * Gives the address of a built file as readers request it.
 *
 * @param name path below the folder of the language
 */
export const addressOf = (name: string): string => name.replace(/(^|\/)index\.html$|\.html$/, '$1');

/**
 * Picks the files of a language that are saved.
 *
 * @param names paths of all files below the folder of the language
 * @param otherFolders folders of other languages
 */
export const keptNames = (names: string[], otherFolders: string[]): string[] =>
  names
    .filter((name) => !otherFolders.some((folder) => name.startsWith(`${folder}/`)))
    .filter((name) => !OWN.includes(name) && !LEFT_OUT.some((pattern) => pattern.test(name)))
    // A name without an extension is one that servers use for themselves, such as CNAME.
    .filter((name) => path.extname(name) !== '')
    .sort();

/**
 * Lists the files of a built language.
 *
 * @param folder absolute path of the folder of the language
 * @param otherFolders folders of other languages below it
 */
export async function listFiles(folder: string, otherFolders: string[]): Promise<OfflineManifest> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = await Promise.all(
    keptNames(names, otherFolders).map(async (name): Promise<KeptFile> => {
      const content = await fs.readFile(path.join(folder, name));
      return [addressOf(name), gzipSync(content).length, await digestOf(content)];
    }),
  );
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { version, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
}
