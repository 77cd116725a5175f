import { compileFile, type SyntaxProblem } from './compileFile';
import { jsonProblem } from './jsonProblem';
import { linkStyle, type LinkedStyle } from './linkStyle';
import { isRelative, resolveImport } from './resolveImport';
import { scopeClasses } from './scopeClasses';

/** A file of a demo as the frame gets it. */
export type ProgramFile =
  | {
      kind: 'script';
      code: string;
      /** Which file each relative import means; those that mean none are left out. */
      links: Record<string, string>;
    }
  | (LinkedStyle & {
      kind: 'style';
      /** Of a CSS module: the names of its classes by those in its source. */
      classes?: Record<string, string>;
    })
  | { kind: 'data'; json: string };

/** A compiled demo: all that the frame needs but the modules from packages. */
export interface Program {
  entry: string;
  files: Record<string, ProgramFile>;
  /** Specifiers of everything imported that is no file of the demo. */
  packages: string[];
}

function compileStyle(name: string, files: Record<string, string>): ProgramFile {
  const linked = linkStyle(name, files);
  if (!name.endsWith('.module.css')) return { kind: 'style', ...linked };
  const suffix = `_${Object.keys(files).indexOf(name)}`;
  return { kind: 'style', ...linked, ...scopeClasses(linked.css, suffix) };
}

/** What {@link compileProgram} gives back. */
export type Compilation = { program: Program } | { problems: SyntaxProblem[] };

/** JSX compiles to the first, the others mount the demo, whatever its files import. */
export const ALWAYS = ['react/jsx-runtime', 'react', 'react-dom/client'];

/**
 * Compiles all files of a demo, so that each mistake is reported and not only the first file's.
 *
 * @param files sources by name; `.css` and `.json` files keep their text
 * @param entry name of the file whose default export is the demo
 * @returns the program, or the problems in the order of the files
 */
export function compileProgram(files: Record<string, string>, entry: string): Compilation {
  const names = Object.keys(files);
  const problems: SyntaxProblem[] = [];
  const packages = new Set(ALWAYS);
  const compiled: Program['files'] = {};
  for (const [name, source] of Object.entries(files)) {
    if (name.endsWith('.css')) compiled[name] = compileStyle(name, files);
    else if (name.endsWith('.json')) {
      const problem = jsonProblem(name, source);
      if (problem) problems.push(problem);
      else compiled[name] = { kind: 'data', json: source };
    } else {
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
