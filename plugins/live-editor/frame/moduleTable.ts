import type { ProgramFile } from '../program/compileProgram';
import type { Bundle } from '../protocol';
import type { LoopGuard } from './endless';
import { evaluate } from './evaluate';

/** An import of something that is neither a file of the demo nor a package it may use. */
export class MissingModuleError extends Error {
  constructor(
    readonly specifier: string,
    /** The file that imports it. */
    readonly file: string,
    /** Line of the import, counted from 1, if it is known. */
    readonly line?: number,
  ) {
    super(`Cannot find module: ${specifier}`);
  }
}

/** Compiled code has its lines where the source has them. */
function lineOfImport(code: string, specifier: string): number | undefined {
  const places = ["'", '"'].map((quote) => code.indexOf(`require(${quote}${specifier}${quote})`));
  const place = places.find((index) => index >= 0);
  return place === undefined ? undefined : code.slice(0, place).split('\n').length;
}

type Require = (name: string) => unknown;

/** Runs each module once, when it is first required; a cycle gets what is exported so far. */
function memoized(load: (name: string, module: { exports: unknown }) => void): Require {
  const modules = new Map<string, { exports: unknown }>();
  return (name) => {
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      load(name, module);
    }
    return module.exports;
  };
}

/** ES modules' namespaces as CommonJS importers expect them: marked, so that `default` is found. */
function withDefault(namespace: object): object {
  return Object.defineProperty(
    Object.defineProperties({}, Object.getOwnPropertyDescriptors(namespace)),
    '__esModule',
    { value: true },
  );
}

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/**
 * Makes the `require` of a demo: its own files, and the packages that came along.
 *
 * @param bundle the compiled demo
 * @param guard called by each round of its loops
 * @returns a function that loads a package by specifier, and one that loads a file of the demo
 */
export function createModuleTable(
  { files, packages, chunks }: Bundle,
  guard: LoopGuard,
): {
  requirePackage: Require;
  requireFile: Require;
} {
  const requireChunk = memoized((name, module) => {
    const requireSibling = (specifier: string) => requireChunk(specifier.replace(/^\.\//, ''));
    evaluate(name, chunks[name])(requireSibling, module, module.exports);
  });

  const requirePackage = memoized((specifier, module) => {
    const { default: namespace } = requireChunk(packages[specifier]) as { default: object };
    module.exports = withDefault(namespace);
    if (specifier.endsWith('.css')) addStyle((namespace as { default: string }).default);
  });

  const loaders: {
    [Kind in ProgramFile['kind']]: (
      file: Extract<ProgramFile, { kind: Kind }>,
      name: string,
      module: { exports: unknown },
    ) => void;
  } = {
    style: ({ css, missing, classes }, _, module) => {
      if (missing) throw new MissingModuleError(missing.specifier, missing.file);
      addStyle(css);
      if (classes) module.exports = withDefault({ ...classes, default: classes });
    },
    data: ({ json }, _, module) => {
      module.exports = JSON.parse(json);
    },
    script: ({ code, links }, name, module) => {
      const require = (specifier: string) => {
        if (Object.hasOwn(links, specifier)) return requireFile(links[specifier]);
        if (Object.hasOwn(packages, specifier)) return requirePackage(specifier);
        throw new MissingModuleError(specifier, name, lineOfImport(code, specifier));
      };
      evaluate(name, code)(require, module, module.exports, (line) => guard(name, line));
    },
  };

  const requireFile = memoized((name, module) => {
    const file = files[name];
    if (file.kind === 'script') loaders.script(file, name, module);
    else if (file.kind === 'style') loaders.style(file, name, module);
    else loaders.data(file, name, module);
  });
  return { requirePackage, requireFile };
}
