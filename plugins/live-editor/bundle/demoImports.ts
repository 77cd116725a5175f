import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { remembered } from '../../../src/caches/remembered';
import { compileFile } from '../program/compileFile';
import { isRelative } from '../program/resolveImport';

const packages = remembered<string[]>('packages of demos');

/** Packages that a file imports; none if it does not compile, which the demos plugin reports. */
function packagesOf(file: string, source: string): string[] {
  const compiled = compileFile(file, source);
  return 'message' in compiled
    ? []
    : compiled.imports.filter((specifier) => !isRelative(specifier));
}

/**
 * Lists the packages that the demos import, so that a reader who edits one can import them too.
 *
 * @param folder absolute path of the demos; it need not exist
 * @returns specifiers, sorted, each once
 */
export async function demoImports(folder: string): Promise<string[]> {
  const files = await Globby('**/*.{ts,tsx}', { cwd: folder, ignore: ['**/*.{test,d}.*'] });
  const found = new Set<string>();
  for (const file of files) {
    const source = await fs.readFile(path.join(folder, file), 'utf8');
    packages(`${file} ${source}`, () => packagesOf(file, source)).forEach((name) =>
      found.add(name),
    );
  }
  return [...found].sort();
}
