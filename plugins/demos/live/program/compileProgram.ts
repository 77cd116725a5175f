import { compileFile, type SyntaxProblem } from './compileFile';
import { isRelative, resolveImport } from './resolveImport';

/** A file of a demo as the frame gets it. */
export type ProgramFile =
  | {
      kind: 'script';
      code: string;
      /** Which file each relative import means; those that mean none are left out. */
      links: Record<string, string>;
    }
  | { kind: 'style'; css: string }
  | { kind: 'data'; json: string };

/** A compiled demo: all that the frame needs but the modules from packages. */
export interface Program {
  entry: string;
  files: Record<string, ProgramFile>;
  /** Specifiers of everything imported that is no file of the demo. */
  packages: string[];
}

/** What {@link compileProgram} gives back. */
export type Compilation = { program: Program } | { problems: SyntaxProblem[] };

/** Every demo is mounted by these, whether its files import them or not. */
const ALWAYS = ['react', 'react-dom/client'];

/**
 * Compiles all files of a demo, so that each mistake is reported and not only the first file's.
 *
 * @param files sources by name; `.css` and `.json` files pass as they are
 * @param entry name of the file whose default export is the demo
 * @returns the program, or the problems in the order of the files
 */
export function compileProgram(files: Record<string, string>, entry: string): Compilation {
  const names = Object.keys(files);
  const problems: SyntaxProblem[] = [];
  const packages = new Set(ALWAYS);
  const compiled: Program['files'] = {};
  for (const [name, source] of Object.entries(files)) {
    if (name.endsWith('.css')) compiled[name] = { kind: 'style', css: source };
    else if (name.endsWith('.json')) compiled[name] = { kind: 'data', json: source };
    else {
      const result = compileFile(name, source);
      if ('message' in result) {
        problems.push(result);
        continue;
      }
      const links: Record<string, string> = {};
      for (const specifier of result.imports) {
        const file = isRelative(specifier) ? resolveImport(name, specifier, names) : undefined;
        if (file !== undefined) links[specifier] = file;
        else if (!isRelative(specifier)) packages.add(specifier);
      }
      compiled[name] = { kind: 'script', code: result.code, links };
    }
  }
  return problems.length > 0
    ? { problems }
    : { program: { entry, files: compiled, packages: [...packages] } };
}
