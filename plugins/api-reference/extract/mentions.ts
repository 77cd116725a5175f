import ts from 'typescript';
import { namedDeclarations, type Library } from './library';

/** Declarations of the library that a declaration's types name. */
function mentionedDeclarations(library: Library, declaration: ts.Node): ts.Declaration[] {
  const found: ts.Declaration[] = [];
  const visit = (node: ts.Node): void => {
    // What a function does inside is no part of what it promises.
    if (ts.isBlock(node)) return;
    if (ts.isIdentifier(node))
      found.push(...namedDeclarations(library, node).filter(isTypeDeclaration));
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found.filter((other) => other !== declaration);
}

const isTypeDeclaration = (node: ts.Node): node is ts.Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/**
 * What a declaration mentions, in the order in which it does.
 *
 * @returns names of exports, also through unexported types, and the declarations of those
 */
export function mentions(
  library: Library,
  declarations: readonly ts.Node[],
): { exported: string[]; helpers: ts.Declaration[] } {
  const names = new Map<ts.Node, string>();
  for (const [name, symbol] of library.exports)
    symbol.declarations?.forEach((declaration) => names.set(declaration, name));
  const exported = new Set<string>();
  const helpers = new Set<ts.Declaration>();
  const walk = (from: ts.Node): void => {
    for (const declaration of mentionedDeclarations(library, from)) {
      const name = names.get(declaration);
      if (name) exported.add(name);
      else if (!helpers.has(declaration)) {
        helpers.add(declaration);
        walk(declaration);
      }
    }
  };
  declarations.forEach(walk);
  return { exported: [...exported], helpers: [...helpers] };
}
