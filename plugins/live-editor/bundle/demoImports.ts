import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { compileFile } from '../program/compileFile';
import { isRelative } from '../program/resolveImport';

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
    const compiled = compileFile(file, await fs.readFile(path.join(folder, file), 'utf8'));
    if ('message' in compiled) {
      throw new Error(`${path.join(folder, file)}:${compiled.line}: ${compiled.message}`);
    }
    for (const specifier of compiled.imports) if (!isRelative(specifier)) found.add(specifier);
  }
  return [...found].sort();
}
