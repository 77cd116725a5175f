import ts from 'typescript';
import type {
  Property,
  Signature,
  TypeDescription,
  TypeDetails,
  UnionOption,
} from '../definitions';
import {
  optionDocumentation,
  parameterDocumentation,
  returnDocumentation,
  symbolDocumentation,
} from './documentation';
import { isExported, namedDeclarations, type Library } from './library';
import { inOneLine } from './sourceText';
import { callText, elementOf, isAbsence, isCall, optionTexts, type Call } from './typeNodes';

/** How many types may be opened one inside the other; deeper ones are links only. */
const DEEPEST = 3;

/** How TypeScript names properties that are keyed by a symbol; readers cannot write those. */
const SYMBOL = '__@';

/** Describes a call as the source writes it. */
export function describeCall(library: Library, call: Call, depth = 0): Signature {
  return {
    text: callText(call),
    parameters: call.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      required: !parameter.questionToken && !parameter.initializer && !parameter.dotDotDotToken,
      type: parameter.type ? describeNode(library, parameter.type, depth + 1) : { text: 'unknown' },
      documentation: parameterDocumentation(library, parameter),
    })),
    returns: {
      type: call.type ? describeNode(library, call.type, depth + 1) : { text: 'void' },
      documentation: returnDocumentation(library, call),
    },
  };
}

/** A function is worth opening when its comment says something about how to call it. */
function describedCall(library: Library, call: Call, depth: number): TypeDetails | undefined {
  const signature = describeCall(library, call, depth);
  const { parameters, returns } = signature;
  const says =
    returns.documentation.text !== '' ||
    parameters.some(({ documentation, type }) => documentation.text !== '' || type.details);
  return says ? { kind: 'function', signature } : undefined;
}

/** In the order of the source; that of the compiler depends on what it has checked before. */
function inSourceOrder(properties: ts.Symbol[]): ts.Symbol[] {
  const declared = properties.map((property) => ({ property, at: property.declarations![0] }));
  const places = declared.map(({ at }) => at.parent);
  return declared
    .sort((a, b) =>
      a.at.parent === b.at.parent
        ? a.at.pos - b.at.pos
        : places.indexOf(a.at.parent) - places.indexOf(b.at.parent),
    )
    .map(({ property }) => property);
}

/** Describes the properties of a type that are in the library's own source. */
export function describeProperties(library: Library, type: ts.Type, depth = 0): Property[] {
  const properties = type
    .getProperties()
    .filter(({ name }) => !name.startsWith(SYMBOL))
    .filter((property) => property.declarations?.some(library.owns));
  return inSourceOrder(properties).map((property) => ({
    name: property.name,
    required: !(property.flags & ts.SymbolFlags.Optional),
    type: describeProperty(library, property, depth),
    documentation: symbolDocumentation(library, property),
  }));
}

function describeProperty(library: Library, property: ts.Symbol, depth: number): TypeDescription {
  const calls = property.declarations?.filter(ts.isMethodSignature) ?? [];
  if (calls.length > 0) {
    return {
      text: calls.map(callText).join('\n'),
      details: calls.length === 1 ? describedCall(library, calls[0], depth) : undefined,
    };
  }
  const declaration = property.declarations?.find(ts.isPropertySignature);
  if (declaration?.type) return describeNode(library, declaration.type, depth);
  const { checker } = library;
  const flags = ts.TypeFormatFlags.NoTruncation;
  return { text: checker.typeToString(checker.getTypeOfSymbol(property), undefined, flags) };
}

/** Options of a union; an unexported union among them gives its own options in its place. */
function flatOptions(library: Library, union: ts.UnionTypeNode): ts.TypeNode[] {
  return union.types.flatMap((option) => {
    const [alias] = ts.isTypeReferenceNode(option)
      ? namedDeclarations(library, option.typeName)
      : [];
    const isInner = alias && ts.isTypeAliasDeclaration(alias) && ts.isUnionTypeNode(alias.type);
    if (!isInner || isExported(library, alias)) return [option];
    return flatOptions(library, alias.type as ts.UnionTypeNode);
  });
}

/**
 * Describes the types that a union allows, with the comments before them. Of `Rule | Rule[]` only the
 * first is opened: the properties of the second are the same.
 */
export function describeOptions(
  library: Library,
  union: ts.UnionTypeNode,
  depth = 0,
): UnionOption[] {
  const texts = optionTexts(union);
  return flatOptions(library, union).map((option) => {
    const element = elementOf(option);
    const isSeen = element && optionTexts(element).every((text) => texts.includes(text));
    const documentation = optionDocumentation(library, option);
    if (isSeen) return { text: inOneLine(option), documentation };
    return { ...describeNode(library, option, depth + 1), documentation };
  });
}

/** Where a name of the library leads: the node or type that says what is inside. */
function referenceDetails(
  library: Library,
  reference: ts.TypeReferenceNode,
  depth: number,
): TypeDetails | undefined {
  const [declaration] = namedDeclarations(library, reference.typeName);
  if (!declaration) return undefined;
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    if (!ts.isUnionTypeNode(type)) return nodeDetails(library, type, depth + 1);
    return { kind: 'union', options: describeOptions(library, type, depth + 1) };
  }
  if (!ts.isInterfaceDeclaration(declaration)) return undefined;
  const [call] = declaration.members.filter(ts.isCallSignatureDeclaration);
  if (call) return describedCall(library, call, depth + 1);
  const type = library.checker.getTypeAtLocation(declaration.name);
  return { kind: 'object', properties: describeProperties(library, type, depth + 1) };
}

function nodeDetails(library: Library, node: ts.TypeNode, depth: number): TypeDetails | undefined {
  if (depth > DEEPEST) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return nodeDetails(library, node.type, depth);
  const element = elementOf(node);
  if (element) {
    const details = nodeDetails(library, element, depth);
    return details && { kind: 'array', element: details };
  }
  if (ts.isUnionTypeNode(node)) {
    const present = node.types.filter((option) => !isAbsence(option));
    if (present.length === 1) return nodeDetails(library, present[0], depth);
    const options = describeOptions(library, node, depth);
    return options.some(({ details }) => details) ? { kind: 'union', options } : undefined;
  }
  if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) {
    const type = library.checker.getTypeFromTypeNode(node);
    const properties = describeProperties(library, type, depth + 1);
    return properties.length > 0 ? { kind: 'object', properties } : undefined;
  }
  if (isCall(node)) return describedCall(library, node, depth);
  return ts.isTypeReferenceNode(node) ? referenceDetails(library, node, depth) : undefined;
}

/** Describes a type as the source writes it, with its inside where a name or a brace hides one. */
export function describeNode(library: Library, node: ts.TypeNode, depth = 0): TypeDescription {
  return { text: inOneLine(node), details: nodeDetails(library, node, depth) };
}
