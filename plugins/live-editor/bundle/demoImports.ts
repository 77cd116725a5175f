import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { remembered } from '../../../src/caches/remembered';
import { compileFile } from '../program/compileFile';
import { isRelative } from '../program/resolveImport';

const imports = remembered<string[]>('imports of demos');

function importsOf(file: string, source: string): string[] {
  const compiled = compileFile(file, source);
  if (!('message' in compiled)) return compiled.imports;
  throw new Error(`${file}:${compiled.line}: ${compiled.message}`);
}

/**
 * Lists the packages that the demos import, so that a reader who edits one can import them too.
 *
 * @param folder absolute path of the demos; it need not exist
 * @returns specifiers, sorted, each once
 * @throws Error naming the file and the line that cannot be compiled
 */
export async function demoImports(folder: string): Promise<string[]> {
  const files = await Globby('**/*.{ts,tsx}', { cwd: folder, ignore: ['**/*.{test,d}.*'] });
  const found = new Set<string>();
  for (const file of files) {
    const absolute = path.join(folder, file);
    const source = await fs.readFile(absolute, 'utf8');
    const imported = imports(`${absolute} ${source}`, () => importsOf(absolute, source));
    for (const specifier of imported) if (!isRelative(specifier)) found.add(specifier);
  }
  return [...found].sort();
}
