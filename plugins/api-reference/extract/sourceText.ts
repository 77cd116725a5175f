import ts from 'typescript';

/** Source of a node without its comments, as it is otherwise. */
export function withoutComments(node: ts.Node): string {
  const source = node.getText();
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    source,
  );
  let text = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isComment =
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia;
    if (!isComment) text += scanner.getTokenText();
  }
  return text.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
}

/** Source of a type in one line, without comments. */
export const inOneLine = (node: ts.Node): string =>
  withoutComments(node).replace(/\s+/g, ' ').replace(/^\| /, '');
