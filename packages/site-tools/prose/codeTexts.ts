import ts from 'typescript';

/** A text for maintainers in a source file: a comment, or the title of a test. */
export interface CodeText {
  /** Line in the file, from 1. */
  line: number;
  text: string;
}

const TEST_CALL = /^(?:it|test|describe|describeInTurn)\b/;

/** Code inside a comment: examples, links and names in backticks. */
const CODE = /`[^`\n]*`|\{@\w+ [^}]*\}|https?:\/\/\S+/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function commentsOf(source: ts.SourceFile): ts.CommentRange[] {
  const text = source.getFullText();
  const ranges = new Map<number, ts.CommentRange>();
  const add = (found: ts.CommentRange[] | undefined) =>
    found?.forEach((range) => ranges.set(range.pos, range));
  const visit = (node: ts.Node): void => {
    // JSX text has no comments, even if it looks that way.
    if (ts.isJsxText(node)) return;
    add(ts.getLeadingCommentRanges(text, node.getFullStart()));
    add(ts.getTrailingCommentRanges(text, node.getEnd()));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...ranges.values()];
}

function testTitlesOf(source: ts.SourceFile): ts.StringLiteralLike[] {
  const titles: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(source))) {
      const title = node.arguments.find(ts.isStringLiteralLike);
      if (title) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/**
 * Reads the comments and test titles of a file, without quoted code.
 *
 * @param name name of the file; its extension determines whether it has JSX
 * @param text TypeScript or JavaScript
 */
export function codeTexts(name: string, text: string): CodeText[] {
  const kind = /x$/.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const comments = commentsOf(source).map(({ pos, end }) => ({ pos, text: text.slice(pos, end) }));
  const titles = testTitlesOf(source).map((title) => ({
    pos: title.getStart(source),
    text: title.text,
  }));
  return [...comments, ...titles].map((found) => ({
    line: source.getLineAndCharacterOfPosition(found.pos).line + 1,
    text: found.text.replace(CODE, blank),
  }));
}
