import ts from 'typescript';
import { inOneLine } from './sourceText';

/** A node that says how something is called. */
export type Call = ts.SignatureDeclaration & { type?: ts.TypeNode };

const parameterText = (parameter: ts.ParameterDeclaration) => {
  const isOptional = parameter.questionToken ?? parameter.initializer;
  const rest = parameter.dotDotDotToken ? '...' : '';
  const type = parameter.type ? `: ${inOneLine(parameter.type)}` : '';
  return `${rest}${parameter.name.getText()}${isOptional ? '?' : ''}${type}`;
};

/** A call as an arrow. */
export const callText = (call: Call) => {
  const generics = call.typeParameters?.map(inOneLine).join(', ');
  const parameters = call.parameters.map(parameterText).join(', ');
  const returns = call.type ? inOneLine(call.type) : 'void';
  return `${generics ? `<${generics}>` : ''}(${parameters}) => ${returns}`;
};

/** Whether a node says how something is called. */
export const isCall = (node: ts.Node): node is Call =>
  ts.isFunctionTypeNode(node) ||
  ts.isMethodSignature(node) ||
  ts.isCallSignatureDeclaration(node) ||
  ts.isFunctionDeclaration(node);

/** Texts of the types that a node allows: of a union all, else its own. */
export const optionTexts = (node: ts.TypeNode): string[] => {
  if (ts.isParenthesizedTypeNode(node)) return optionTexts(node.type);
  return ts.isUnionTypeNode(node) ? node.types.map(inOneLine) : [inOneLine(node)];
};

/** The type of the elements, when a node is the type of an array. */
export const elementOf = (node: ts.TypeNode): ts.TypeNode | undefined => {
  if (ts.isArrayTypeNode(node)) return node.elementType;
  if (ts.isTypeOperatorNode(node)) return elementOf(node.type);
  const isArray =
    ts.isTypeReferenceNode(node) && /^(Readonly)?Array$/.test(node.typeName.getText());
  return isArray ? node.typeArguments?.[0] : undefined;
};

/** Whether a type says that there is no value. */
export const isAbsence = (node: ts.TypeNode): boolean =>
  node.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword);
