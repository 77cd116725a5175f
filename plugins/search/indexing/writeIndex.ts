import fs from 'node:fs/promises';
import path from 'node:path';
import iconv from 'iconv-lite';
import { INDEX_FILE } from '../../../src/upstream/localSearch';
import { INDEX_ENCODING, partAddress, type PartFiles } from '../indexFiles';
import type { SearchIndex } from '../searchIndex';
import { splitIndex } from './splitIndex';

const encode = (file: object) => iconv.encode(JSON.stringify(file), INDEX_ENCODING);

/**
 * Encodes the files of an index.
 *
 * @param base prefix of all addresses
 * @returns address relative to the base, to content
 */
export function encodeIndex(index: SearchIndex, base: string): Map<string, Buffer> {
  const { start, parts } = splitIndex(index, base);
  const kinds = Object.keys(parts) as (keyof PartFiles)[];
  const files = kinds.flatMap((kind) =>
    parts[kind].map((file, position): [string, Buffer] => [
      partAddress(kind, position, start.version),
      encode(file),
    ]),
  );
  return new Map([[INDEX_FILE, encode(start)], ...files]);
}

/**
 * Writes the files of an index.
 *
 * @param base prefix of all addresses
 * @param outDir absolute path of the folder served at that prefix
 */
export async function writeIndex(index: SearchIndex, base: string, outDir: string): Promise<void> {
  const write = async ([address, content]: [string, Buffer]) => {
    const file = path.join(outDir, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  };
  await Promise.all([...encodeIndex(index, base)].map(write));
}
