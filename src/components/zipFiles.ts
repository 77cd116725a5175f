import { strToU8, zipSync } from 'fflate';

/**
 * Packs texts as a ZIP archive.
 *
 * @param files texts by path
 * @param prefix prefix of each path in the archive, such as a folder with its trailing slash
 */
export function zipFiles(files: Record<string, string>, prefix = ''): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [prefix + path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries));
}
