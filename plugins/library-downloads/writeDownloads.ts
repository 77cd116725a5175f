import fs from 'node:fs/promises';
import path from 'node:path';
import { DOWNLOADS, downloadsOf } from './downloads';
import { packLibrary } from './packLibrary';
import { writeReactModules } from './reactModules';

/**
 * Writes everything that can be downloaded.
 *
 * @param packageDir absolute path of the library's package, which has to be built
 * @param outDir absolute path of the built site
 */
export async function writeDownloads(packageDir: string, outDir: string): Promise<void> {
  const folder = path.join(outDir, DOWNLOADS);
  const { module, stylesheet, react } = downloadsOf(packageDir);
  const dist = path.join(packageDir, 'dist');
  await fs.mkdir(folder, { recursive: true });
  packLibrary(packageDir, folder);
  const code = await fs.readFile(path.join(dist, 'index.production.js'), 'utf8');
  // Its source map is in the package alone.
  await fs.writeFile(path.join(folder, module), code.replace(/^\/\/# sourceMappingURL.*\n/m, ''));
  await fs.copyFile(path.join(dist, 'styles.css'), path.join(folder, stylesheet));
  await writeReactModules(path.join(folder, react), packageDir);
}
