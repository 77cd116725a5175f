import fs from 'node:fs';
import path from 'node:path';
import { isStringLiteral, traverseFast } from '@babel/types';
import { refuseDamage } from '../../src/mdx/damage';
import { cssImports } from '../live-editor/program/cssImports';
import { packageName } from '../live-editor/program/packageName';
import { lineAt } from '../../src/languages/messageFile';
import { foreignProblem } from './foreignImport';
import { parseSource } from './parseSource';
import { partProblem } from './partProblem';
import type { DemoFile } from './types';

/** What a demo is made of. */
export interface DemoParts {
  /** The entry first, then the imported files in the order of import. */
  files: DemoFile[];
  /** Names of the imported packages, without subpaths, each with the place of its first import. */
  packages: Map<string, string>;
}

const TRIED_ENDINGS = ['', '.tsx', '.ts'];
const TEXT_ENDINGS = ['.tsx', '.ts', '.css', '.json'];

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const toPosix = (file: string) => file.split(path.sep).join('/');
const shownPath = (file: string, demosDir: string) =>
  toPosix(path.relative(path.dirname(demosDir), file));

interface Import {
  specifier: string;
  line: number;
}

function importsOf(file: string, source: string): Import[] {
  if (file.endsWith('.css')) {
    return cssImports(source).map(({ specifier, start }) => ({
      specifier,
      line: lineAt(source, start),
    }));
  }
  if (file.endsWith('.json')) return [];
  const imports: Import[] = [];
  traverseFast(parseSource(source, file), (node) => {
    if (!('source' in node) || !isStringLiteral(node.source)) return;
    imports.push({ specifier: node.source.value, line: node.source.loc?.start.line ?? 1 });
  });
  return imports;
}

/** Finds the file that an import means, which may leave out the ending of code. */
const resolveFile = (importer: string, specifier: string) => {
  const wanted = path.resolve(path.dirname(importer), specifier);
  return TRIED_ENDINGS.map((ending) => wanted + ending).find(isFile);
};

function refuse(problem: string | undefined): void {
  if (problem) throw new Error(problem);
}

function resolveRelative(importer: string, { specifier, line }: Import, demosDir: string): string {
  const found = resolveFile(importer, specifier);
  const place = `${shownPath(importer, demosDir)}:${line}`;
  if (!found) {
    throw new Error(`${place}: cannot find the imported file "${specifier}". Correct the import.`);
  }
  const page = toPosix(path.relative(demosDir, importer)).split('/')[0];
  if (!found.startsWith(path.join(demosDir, page) + path.sep)) {
    throw new Error(
      `${place}: "${specifier}" leaves the folder ${page}, so the demo could not be taken elsewhere. Move the file into that folder.`,
    );
  }
  if (!TEXT_ENDINGS.includes(path.extname(found))) {
    throw new Error(
      `${place}: "${specifier}" cannot be shown as source. Import a file that ends with ${TEXT_ENDINGS.join(', ')}.`,
    );
  }
  return found;
}

/**
 * Collects the files and packages that a demo is made of, following its relative imports.
 *
 * @param entry absolute path of the demo
 * @param demosDir absolute path of the folder of all demos
 * @param isInstalled checks whether there is a package of a name
 * @throws Error naming file and import when one cannot be found, leaves the page's folder, leads
 *   back to its importer, is no text, or is neither a file of the demo nor a package, and when a file
 *   is not valid code, JSON or CSS that readers can take along
 */
export function followImports(
  entry: string,
  demosDir: string,
  isInstalled: (name: string) => boolean,
): DemoParts {
  const files = new Map<string, DemoFile>();
  const packages = new Map<string, string>();
  const visit = (file: string, importers: string[], importedAt = '') => {
    if (importers.includes(file)) {
      const circle = [...importers.slice(importers.indexOf(file)), file];
      throw new Error(
        `${importedAt}: the file imports itself: ${circle.map((each) => path.basename(each)).join(' → ')}. Move what both ends need into a separate file.`,
      );
    }
    if (files.has(file)) return;
    const source = fs.readFileSync(file, 'utf8');
    const shown = shownPath(file, demosDir);
    refuseDamage(source, shown);
    refuse(partProblem(source, shown));
    files.set(file, { path: toPosix(path.relative(demosDir, file)), source });
    for (const imported of importsOf(shown, source)) {
      const { specifier, line } = imported;
      const place = `${shown}:${line}`;
      if (specifier.startsWith('.')) {
        visit(resolveRelative(file, imported, demosDir), [...importers, file], place);
        continue;
      }
      const problem = foreignProblem({
        specifier,
        isBeside: resolveFile(file, specifier) !== undefined,
        isInstalled: isInstalled(packageName(specifier)),
        folder: shownPath(entry, demosDir).replace(/\.tsx$/, ''),
      });
      refuse(problem && `${place}: ${problem}`);
      const name = packageName(specifier);
      if (!packages.has(name)) packages.set(name, place);
    }
  };
  visit(entry, []);
  return { files: [...files.values()], packages };
}
