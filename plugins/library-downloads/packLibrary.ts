import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npmCommand';

/**
 * Packs the built library with npm, which sorts the entries and dates them all alike: the same files
 * make the same bytes.
 *
 * @param packageDir absolute path of the package
 * @param folder absolute path of an existing folder for the tarball
 * @throws Error that says what to run when the library is not built, or with npm's own words
 */
export function packLibrary(packageDir: string, folder: string): void {
  if (!fs.existsSync(path.join(packageDir, 'dist'))) {
    throw new Error(
      `The downloads hold the built library, but ${packageDir} has no dist. Run "npm run build:library" first.`,
    );
  }
  // Without scripts: they would build the library again, and take its dist away meanwhile.
  execFileSync(
    ...npmCommand('pack', '--ignore-scripts', '--silent', '--pack-destination', folder),
    { cwd: packageDir, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}
