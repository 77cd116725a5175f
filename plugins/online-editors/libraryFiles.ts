import fs from 'node:fs';
import path from 'node:path';

/** The built library, as it travels inside a generated project. */
export interface LibraryFiles {
  /** Package name. */
  name: string;
  version: string;
  /** Texts by path below the library's folder: modules, type declarations and style sheets. */
  files: Record<string, string>;
  /** What each import specifier of the package resolves to: paths among `files`. */
  entries: Record<string, { file: string; types?: string }>;
}

type Exports = string | { [condition: string]: Exports };

/** The development build carries the library's warnings, which a reader who experiments wants. */
const CODE_CONDITIONS = ['development', 'import', 'default'];
const TYPE_CONDITIONS = ['types', 'import', 'default'];

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

function resolveExports(target: Exports | undefined, conditions: string[]): string | undefined {
  if (target === undefined || typeof target === 'string') return target;
  const condition = Object.keys(target).find((key) => conditions.includes(key));
  return condition && resolveExports(target[condition], conditions);
}

/** A declaration file names its neighbors by the `.js` they are the types of. */
const sourceOf = (importer: string, specifier: string) =>
  path.posix.join(
    path.posix.dirname(importer),
    importer.endsWith('.d.ts') ? specifier.replace(/(\.js)?$/, '.d.ts') : specifier,
  );

/**
 * Reads the built library: the files behind its `exports`, and what they import of each other.
 *
 * @param packageDir absolute path of the package
 * @throws Error that names the missing file and the command that makes it
 */
export function readLibrary(packageDir: string): LibraryFiles {
  const manifest = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    exports?: Record<string, Exports>;
  };
  const files: LibraryFiles['files'] = {};

  const take = (file: string): string => {
    if (file in files) return file;
    const absolute = path.join(packageDir, file);
    if (!fs.existsSync(absolute)) {
      throw new Error(
        `The online editors carry the built library, but ${manifest.name} has no ${file}. Run "npm run build:library" first.`,
      );
    }
    const text = fs.readFileSync(absolute, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    files[file] = text;
    for (const [, specifier] of text.matchAll(RELATIVE_IMPORT)) take(sourceOf(file, specifier));
    return file;
  };

  const entries: LibraryFiles['entries'] = {};
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    const file = resolveExports(target, CODE_CONDITIONS);
    if (!file || subpath === './package.json') continue;
    const types = resolveExports(target, TYPE_CONDITIONS);
    entries[path.posix.join(manifest.name, subpath)] = {
      file: take(path.posix.normalize(file)),
      ...(types?.endsWith('.d.ts') && { types: take(path.posix.normalize(types)) }),
    };
  }
  if (!(manifest.name in entries)) {
    throw new Error(
      `The online editors need an "exports" entry "." in the package.json of ${manifest.name}, which has none.`,
    );
  }
  return { name: manifest.name, version: manifest.version, files, entries };
}
