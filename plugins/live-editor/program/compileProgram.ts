import { compileFile, type SyntaxProblem } from './compileFile';
import { CSS_IMPORT } from './cssImport';
import { jsonProblem } from './jsonProblem';
import { isRelative, resolveImport } from './resolveImport';

/** A file of a demo as the frame gets it. */
export type ProgramFile =
  | {
      kind: 'script';
      code: string;
      /** Which file each relative import means; those that mean none are left out. */
      links: Record<string, string>;
    }
  | {
      kind: 'style';
      css: string;
      /** Stylesheets that count before this one: what its relative `@import`s mean. */
      before: string[];
      /** Relative `@import`s that mean no file. */
      missing: string[];
    }
  | { kind: 'data'; json: string };

/** A compiled demo: all that the frame needs but the modules from packages. */
export interface Program {
  entry: string;
  files: Record<string, ProgramFile>;
  /** Specifiers of everything imported that is no file of the demo. */
  packages: string[];
}

/** Takes the relative imports out of a stylesheet: the frame's policy would not let it load them. */
function linkStyle(name: string, source: string, names: string[]): ProgramFile {
  const before: string[] = [];
  const missing: string[] = [];
  const css = source.replace(CSS_IMPORT, (rule, _quote: string, specifier: string) => {
    if (!isRelative(specifier)) return rule;
    const file = resolveImport(name, specifier, names);
    if (file === undefined) missing.push(specifier);
    else before.push(file);
    return '';
  });
  return { kind: 'style', css, before, missing };
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
    if (name.endsWith('.css')) compiled[name] = linkStyle(name, source, names);
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
