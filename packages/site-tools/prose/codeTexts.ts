import ts from 'typescript';

/** A text for people in a source file: a comment, a message, or the title of a test. */
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

/** Tests quote the words of others: of their strings, only the titles are read. The word lists quote all words. */
const QUOTES_WORDS = /\.test\.tsx?$|^tests\/|\/prose\/(?:wordList|pageWordList|languages\/.+)\.ts$/;

/** The text of a string, a template or a part of JSX; a computed value is `{…}`. */
function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('{…}');
}

/** Strings with a space, which are messages; names and addresses have none. */
function messagesOf(source: ts.SourceFile): { pos: number; text: string }[] {
  const messages: { pos: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const text = stringOf(node);
    // The space around JSX text counts as lines.
    const pos = ts.isJsxText(node) ? node.getFullStart() : node.getStart(source);
    if (text && /\S\s+\S/.test(text)) messages.push({ pos, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

/**
 * Reads the comments, messages and test titles of a file, without quoted code.
 *
 * @param name path of the file from the site; its extension determines whether it has JSX
 * @param text TypeScript or JavaScript
 */
export function codeTexts(name: string, text: string): CodeText[] {
  const kind = /x$/.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const comments = commentsOf(source).map(({ pos, end }) => ({ pos, text: text.slice(pos, end) }));
  const strings = QUOTES_WORDS.test(name)
    ? testTitlesOf(source).map((title) => ({ pos: title.getStart(source), text: title.text }))
    : messagesOf(source);
  return [...comments, ...strings].map((found) => ({
    line: source.getLineAndCharacterOfPosition(found.pos).line + 1,
    text: found.text.replace(CODE, blank),
  }));
}
