import * as t from '@babel/types';
import { parseSource } from '../parseSource';
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

/** All possible results of an expression: both branches of a conditional, what a function returns. */
function outcomes(node: t.Node): t.Node[] {
  if (
    t.isParenthesizedExpression(node) ||
    t.isTSAsExpression(node) ||
    t.isTSSatisfiesExpression(node) ||
    t.isTSNonNullExpression(node)
  ) {
    return outcomes(node.expression);
  }
  if (t.isAwaitExpression(node)) return outcomes(node.argument);
  if (t.isConditionalExpression(node)) return [node.consequent, node.alternate].flatMap(outcomes);
  if (t.isLogicalExpression(node)) {
    return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(outcomes);
  }
  return t.isFunction(node) ? returned(node) : [node];
}

function returned({ body }: t.Function): t.Node[] {
  if (!t.isBlockStatement(body)) return outcomes(body);
  const found: t.Node[] = [];
  t.traverseFast(body, (node) => {
    if (t.isFunction(node)) return t.traverseFast.skip;
    if (t.isReturnStatement(node) && node.argument) found.push(...outcomes(node.argument));
  });
  return found;
}

const containsJsx = (node: t.Node) =>
  t.traverseFast(node, (child) =>
    t.isJSXElement(child) || t.isJSXFragment(child) ? t.traverseFast.stop : undefined,
  );

/** Splits JSX children where elements, or expressions that make elements, interrupt the sentence. */
function jsxRuns(children: t.JSXElement['children']): JsxRun[] {
  const runs: JsxRun[] = [[]];
  for (const child of children) {
    const joins =
      t.isJSXText(child) ||
      (t.isJSXExpressionContainer(child) &&
        !t.isJSXEmptyExpression(child.expression) &&
        !containsJsx(child));
    if (joins) runs[runs.length - 1].push(child);
    else runs.push([]);
  }
  return runs.filter((run) => run.some((node) => t.isJSXText(node)));
}

function slotOf(node: t.Node): TextSlot[] {
  if (t.isStringLiteral(node)) return [literalSlot(node)];
  return t.isTemplateLiteral(node) ? [templateSlot(node)] : [];
}

const slotsIn = (value: t.Node): TextSlot[] =>
  outcomes(t.isJSXExpressionContainer(value) ? value.expression : value).flatMap(slotOf);

/** Whether a reader sees what is under a name: a JSX attribute's, a key's or a method's. */
const isShown = (name: t.Node) => {
  const isName = t.isIdentifier(name) || t.isJSXIdentifier(name);
  const text = isName ? name.name : t.isStringLiteral(name) && name.value;
  return text === 'validator' || (text && READER_VISIBLE.includes(text));
};

function slotsAt(node: t.Node, source: string): TextSlot[] {
  if (t.isJSXElement(node) || t.isJSXFragment(node)) {
    const expressions = node.children.filter((child) => t.isJSXExpressionContainer(child));
    const runs = jsxRuns(node.children).map((run) => jsxSlot(run, source));
    return [...runs, ...expressions.flatMap(slotsIn)];
  }
  if (t.isJSXAttribute(node)) {
    if (!node.value || !isShown(node.name)) return [];
    return t.isStringLiteral(node.value) ? [attributeSlot(node.value)] : slotsIn(node.value);
  }
  if (t.isObjectProperty(node) || t.isObjectMethod(node) || t.isClassMethod(node)) {
    if (node.computed || !isShown(node.key)) return [];
    return slotsIn(t.isObjectProperty(node) ? node.value : node);
  }
  return slotOf(node).filter(({ start }) => MARKED.test(source.slice(0, start)));
}

/**
 * Finds the texts in a demo that a reader gets to see: JSX text and literals among JSX children;
 * literals under the attributes and keys `label`, `placeholder`, `title`, `alt`, `aria-label`,
 * `required`, `message`, `readOnlyText`, `text`; what a `validator` returns; and any literal marked
 * with a comment that says `i18n`. A text without a letter does not count.
 *
 * @param source source text
 * @param fileName distinguishes TypeScript from JSON and CSS, which hold no such texts
 * @returns slots from left to right, an enclosing one before those in its holes
 */
export function findTexts(source: string, fileName: string): TextSlot[] {
  if (!/\.tsx?$/.test(fileName)) return [];
  const slots = new Map<number, TextSlot>();
  t.traverseFast(parseSource(source, fileName), (node) => {
    for (const slot of slotsAt(node, source)) {
      if (LETTER.test(slot.key.replace(/\{\d+\}/g, '')) && !slots.has(slot.start)) {
        slots.set(slot.start, slot);
      }
    }
  });
  return [...slots.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
