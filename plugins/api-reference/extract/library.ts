import path from 'node:path';
import ts from 'typescript';

/** A library's entry, compiled and ready to be asked. */
export interface Library {
  checker: ts.TypeChecker;
  /** Exports of the entry by name, aliases resolved. */
  exports: Map<string, ts.Symbol>;
  /** Whether a node is in the library's own source. */
  owns: (node: ts.Node) => boolean;
}

/**
 * Compiler options of a configuration, including those it extends.
 *
 * @param tsConfig absolute path of the configuration
 * @throws Error when it cannot be read
 */
export function compilerOptions(tsConfig: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(tsConfig, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsConfig)).options;
}

/**
 * Compiles the entry of a library for its types.
 *
 * @param entry absolute path of the file whose exports are public
 * @param tsConfig absolute path of the configuration that compiles it
 * @throws Error when the configuration cannot be read or the entry is no module
 */
export function loadLibrary(entry: string, tsConfig: string): Library {
  const options = { ...compilerOptions(tsConfig), types: [], incremental: false };
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module)
    throw new Error(`${entry} exports nothing; name the library's entry in the options.`);
  const exports = new Map<string, ts.Symbol>();
  for (const symbol of checker.getExportsOfModule(module)) {
    const alias = symbol.flags & ts.SymbolFlags.Alias;
    exports.set(symbol.name, alias ? checker.getAliasedSymbol(symbol) : symbol);
  }
  const folder = path.dirname(entry) + path.sep;
  return {
    checker,
    exports,
    owns: (node) => path.normalize(node.getSourceFile().fileName).startsWith(folder),
  };
}

/** The declarations in the library that an identifier names, through imports. */
export function namedDeclarations({ checker, owns }: Library, name: ts.Node): ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target?.declarations ?? []).filter(owns);
}

/** Whether readers can import what is declared here. */
export const isExported = ({ exports }: Library, declaration: ts.Declaration): boolean =>
  [...exports.values()].some((symbol) => symbol.declarations?.includes(declaration));
