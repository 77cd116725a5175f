import fs from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
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
 * otherwise still find.
 *
 * @param files what to write
 * @param folder absolute path of the plugin's generated folder
 * @param createData Docusaurus's action, which writes only what has changed
 */
export async function writeGenerated(
  files: GeneratedFiles,
  folder: string,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  await Promise.all([...files].map(([name, content]) => createData(name, content)));
  const folders = new Set([...files.keys()].map((name) => name.split('/')[0]));
  const stale = [...folders]
    .flatMap((name) => filesIn(path.join(folder, name)))
    .filter((file) => !files.has(path.relative(folder, file).split(path.sep).join('/')));
  for (const file of stale) fs.rmSync(file);
}
