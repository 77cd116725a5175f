import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../src/caches/replaceFile';
import type { GeneratedFiles } from './generatedModules';

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Writes the generated modules and removes those of demos that are gone, which a cached page might
 * otherwise still find. Docusaurus's `createData` would not write a demo again that was removed and is back.
 *
 * @param files what to write
 * @param folder absolute path of the plugin's generated folder
 */
export function writeGenerated(files: GeneratedFiles, folder: string): void {
  for (const [name, content] of files) replaceFile(path.join(folder, name), content);
  const folders = new Set([...files.keys()].map((name) => name.split('/')[0]));
  const stale = [...folders]
    .flatMap((name) => filesIn(path.join(folder, name)))
    .filter((file) => !files.has(path.relative(folder, file).split(path.sep).join('/')));
  for (const file of stale) fs.rmSync(file);
}
