import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

function hashes(folder: string): Map<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/**
 * Compares two folders byte by byte.
 *
 * @returns the files that are in one of them only, or differ, in alphabetical order
 */
export function differingFiles(one: string, other: string): string[] {
  const first = hashes(one);
  const second = hashes(other);
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
}
