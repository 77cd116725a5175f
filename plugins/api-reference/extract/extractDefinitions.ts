import ts from 'typescript';
import type { Definition, Definitions } from '../definitions';
import { describeCall, describeOptions, describeProperties } from './describeType';
import { symbolDocumentation } from './documentation';
import { loadLibrary, type Library } from './library';
import { mentions } from './mentions';
import { withoutComments } from './sourceText';

const COMPONENT = /^[A-Z]/;
/** React's own; what it gives is on the page of the methods. */
const REF = 'ref';
const EXPORT = /^export (default )?/;

/** A component made by a call (`forwardRef`, `memo`) is declared by a variable. */
const declarationsOf = (symbol: ts.Symbol) => symbol.declarations ?? [];

/** Declaration of a function without its body, of a variable by its type, of a type as it is. */
function declarationText(library: Library, symbol: ts.Symbol, declaration: ts.Declaration): string {
  if (ts.isVariableDeclaration(declaration)) {
    const type = library.checker.getTypeOfSymbol(symbol);
    return `const ${symbol.name}: ${library.checker.typeToString(type, declaration)};`;
  }
  const text = withoutComments(declaration).replace(EXPORT, '');
  if (!ts.isFunctionDeclaration(declaration) || !declaration.body) return text;
  return `${text.slice(0, text.lastIndexOf(withoutComments(declaration.body))).trimEnd()};`;
}

function typeParts(library: Library, symbol: ts.Symbol) {
  const alias = declarationsOf(symbol).find(ts.isTypeAliasDeclaration);
  if (alias && ts.isUnionTypeNode(alias.type))
    return { options: describeOptions(library, alias.type) };
  if (alias && ts.isFunctionTypeNode(alias.type))
    return { signatures: [describeCall(library, alias.type)] };
  const calls = declarationsOf(symbol)
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isCallSignatureDeclaration));
  return {
    signatures: calls.map((call) => describeCall(library, call)),
    properties: describeProperties(library, library.checker.getDeclaredTypeOfSymbol(symbol)),
  };
}

function componentParts(library: Library, symbol: ts.Symbol) {
  const [signature] = library.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.parameters ?? [];
  if (!props) return {};
  const properties = describeProperties(library, library.checker.getTypeOfSymbol(props));
  return { properties: properties.filter(({ name }) => name !== REF) };
}

function valueParts(library: Library, symbol: ts.Symbol) {
  const declared = declarationsOf(symbol).filter(ts.isFunctionDeclaration);
  const overloads = declared.length > 1 ? declared.filter(({ body }) => !body) : declared;
  return { signatures: overloads.map((call) => describeCall(library, call)) };
}

const isType = (symbol: ts.Symbol) =>
  Boolean(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias));

function define(library: Library, name: string, symbol: ts.Symbol): Definition {
  const kind = isType(symbol) ? 'type' : COMPONENT.test(name) ? 'component' : 'function';
  const parts = { type: typeParts, component: componentParts, function: valueParts }[kind];
  const declarations = declarationsOf(symbol);
  const { helpers } = mentions(library, declarations);
  return {
    name,
    kind,
    documentation: { ...symbolDocumentation(library, symbol), key: name },
    properties: [],
    signatures: [],
    options: [],
    ...parts(library, symbol),
    declaration: [
      ...declarations.map((declaration) => declarationText(library, symbol, declaration)),
      ...helpers.map((helper) => withoutComments(helper).replace(EXPORT, '')),
    ].join('\n\n'),
    usedIn: [],
  };
}

/**
 * Reads what a library exports from its TypeScript source.
 *
 * @param entry absolute path of the file whose exports are public
 * @param tsConfig absolute path of the configuration that compiles it
 * @throws Error as {@link loadLibrary} does
 */
export function extractDefinitions(entry: string, tsConfig: string): Definitions {
  const library = loadLibrary(entry, tsConfig);
  const definitions: Definitions = {};
  for (const [name, symbol] of library.exports)
    if (name !== 'default') definitions[name] = define(library, name, symbol);
  for (const [user, symbol] of library.exports)
    for (const name of mentions(library, declarationsOf(symbol)).exported)
      if (definitions[user] && name !== user) definitions[name].usedIn.push(user);
  return definitions;
}
