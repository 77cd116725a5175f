import ts from 'typescript';
import {
  attributeSlot,
  jsxSlot,
  literalSlot,
  templateSlot,
  type JsxRun,
  type TextSlot,
} from './textSlot';

/** JSX attributes and object keys whose literals a reader gets to see. */
const READER_VISIBLE = [
  'label',
  'placeholder',
  'title',
  'alt',
  'aria-label',
  'required',
  'message',
  'readOnlyText',
  'text',
];
const MARKED = /\/\*\s*i18n\s*\*\/\s*$/;
const LETTER = /\p{L}/u;

const nameOf = (name: ts.Node) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** Whatever an expression may come out as: both arms of a choice, what a function returns. */
function outcomes(node: ts.Node): ts.Node[] {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  ) {
    return outcomes(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(outcomes);
  }
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return outcomes(node.right);
    const either = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    return either.includes(operator) ? [node.left, node.right].flatMap(outcomes) : [];
  }
  if (ts.isFunctionLike(node)) return returned(node);
  return [node];
}

function returned(node: ts.SignatureDeclaration): ts.Node[] {
  const body = 'body' in node ? node.body : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return outcomes(body);
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child) && child.expression) found.push(...outcomes(child.expression));
    ts.forEachChild(child, visit);
  };
  visit(body);
  return found;
}

function containsJsx(node: ts.Node): boolean {
  const isJsx = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  return isJsx || Boolean(ts.forEachChild(node, (child) => containsJsx(child) || undefined));
}

/** Splits JSX children where elements, or expressions that make elements, interrupt the sentence. */
function jsxRuns(children: readonly ts.JsxChild[]): JsxRun[] {
  const runs: JsxRun[] = [[]];
  for (const child of children) {
    const joins =
      ts.isJsxText(child) ||
      (ts.isJsxExpression(child) && child.expression !== undefined && !containsJsx(child));
    if (joins) runs[runs.length - 1].push(child);
    else runs.push([]);
  }
  return runs.filter((run) => run.some(ts.isJsxText));
}

function slotOf(node: ts.Node): TextSlot[] {
  if (ts.isStringLiteral(node)) {
    return [ts.isJsxAttribute(node.parent) ? attributeSlot(node) : literalSlot(node)];
  }
  return ts.isTemplateLiteral(node) ? [templateSlot(node)] : [];
}

const isMarked = (node: ts.Node, source: string) =>
  MARKED.test(source.slice(node.getFullStart(), node.getStart()));

function slotsAt(node: ts.Node, source: string): TextSlot[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return jsxRuns(node.children).map(jsxSlot);
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
    return outcomes(node.expression).flatMap(slotOf);
  }
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
    const name = nameOf(node.name);
    if (name === undefined || ![...READER_VISIBLE, 'validator'].includes(name)) return [];
    const value = ts.isMethodDeclaration(node) ? node : node.initializer;
    const bare = value && ts.isJsxExpression(value) ? value.expression : value;
    return bare ? outcomes(bare).flatMap(slotOf) : [];
  }
  return isMarked(node, source) ? slotOf(node) : [];
}

/**
 * Finds the texts in a demo that a reader gets to see: JSX text and literals among JSX children;
 * literals under the attributes and keys `label`, `placeholder`, `title`, `alt`, `aria-label`,
 * `required`, `message`, `readOnlyText`, `text`; what a `validator` returns; and any literal marked
 * with a comment that says `i18n`. A text without a letter is none.
 *
 * @param source source text
 * @param fileName tells TypeScript from JSON and CSS, which hold no such texts
 * @returns slots from left to right, an enclosing one before those in its holes
 */
export function findTexts(source: string, fileName: string): TextSlot[] {
  if (!/\.tsx?$/.test(fileName)) return [];
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const slots = new Map<number, TextSlot>();
  const visit = (node: ts.Node) => {
    for (const slot of slotsAt(node, source)) {
      if (LETTER.test(slot.key.replace(/\{\d+\}/g, '')) && !slots.has(slot.start)) {
        slots.set(slot.start, slot);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...slots.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
