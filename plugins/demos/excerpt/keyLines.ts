import * as t from '@babel/types';
import { parseSource } from '../parseSource';
import { libraryNames, USE_FORM } from './libraryNames';

/** Lines of a source, from 1, both included. */
export interface Range {
  from: number;
  to: number;
  /** Whether what they show goes on after them. */
  isCut?: boolean;
}

/** Lines that an excerpt has at most, without the marks between its parts. */
const MAX_LINES = 11;

/** A component of so many lines is shown whole. */
const MAX_WHOLE_LINES = 17;

/** A call of `useForm` of so many lines begins the excerpt; a longer one competes with the other parts. */
const MAX_HOOK_LINES = 6;

/** Something larger than the room that is left is cut if there are so many lines, else left out. */
const MIN_CUT_LINES = 6;

type Ancestors = Parameters<Parameters<typeof t.traverse>[1] & t.TraversalHandler<unknown>>[1];

const rangeOf = ({ loc }: t.Node): Range => ({ from: loc!.start.line, to: loc!.end.line });
const length = ({ from, to }: Range) => to - from + 1;
const contains = (outer: Range, inner: Range) => outer.from <= inner.from && inner.to <= outer.to;

/** The root of `form.render('a')(…)`, which is `form`. */
function rootName(node: t.Node): string | undefined {
  if (t.isIdentifier(node)) return node.name;
  if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node))
    return rootName(node.object);
  if (t.isCallExpression(node) || t.isOptionalCallExpression(node)) return rootName(node.callee);
  if (t.isTSNonNullExpression(node)) return rootName(node.expression);
  return undefined;
}

const elementName = ({ name }: t.JSXOpeningElement) =>
  t.isJSXIdentifier(name) ? name.name : undefined;

/** Whether a node uses the library: calls one of its functions, or renders one of its components. */
function usesLibrary(node: t.Node, names: Set<string>): boolean {
  const isCall = t.isCallExpression(node) || t.isOptionalCallExpression(node);
  const name = isCall
    ? rootName(node.callee)
    : t.isJSXElement(node)
      ? elementName(node.openingElement)
      : undefined;
  return name !== undefined && names.has(name);
}

const isUnit = (node: t.Node, parent: t.Node | undefined) =>
  t.isJSXElement(node) ||
  (t.isStatement(node) && !t.isBlockStatement(node) && !t.isExportDeclaration(node)) ||
  (t.isJSXExpressionContainer(node) && (t.isJSXElement(parent) || t.isJSXFragment(parent)));

/** What is shown of a use of the library: the statement or the element around it, not a whole component. */
function unitOf(node: t.Node, ancestors: t.Node[]): Range | undefined {
  const path = [...ancestors, node];
  const index = path.findLastIndex((each, at) => isUnit(each, path[at - 1]));
  const unit = path[index];
  if (!unit || t.isFunctionDeclaration(unit)) return undefined;
  const range = rangeOf(unit);
  const isLarge = t.isJSXElement(unit) && length(range) > MAX_LINES;
  return isLarge ? rangeOf(unit.openingElement) : range;
}

/** All uses of the library in the order of the source, each once. */
function unitsOf(program: t.Program, names: Set<string>): Range[] {
  const units: Range[] = [];
  t.traverse(program, (node, ancestors: Ancestors) => {
    if (!usesLibrary(node, names)) return;
    const unit = unitOf(
      node,
      ancestors.map((ancestor) => ancestor.node),
    );
    if (unit && !units.some((other) => contains(other, unit))) units.push(unit);
  });
  return units;
}

/** Every name in the code, with its line; words that a reader sees are none. */
function identifiersOf(program: t.Program): (Range & { name: string })[] {
  const found: (Range & { name: string })[] = [];
  t.traverseFast(program, (node) => {
    if (t.isIdentifier(node) || t.isJSXIdentifier(node)) {
      found.push({ ...rangeOf(node), name: node.name });
    }
  });
  return found;
}

/** The component of a demo, which is shown where nothing in it uses the library itself. */
function componentOf(program: t.Program): Range {
  const component = program.body.find((node) => t.isExportDefaultDeclaration(node));
  return component ? rangeOf(component) : { from: 1, to: Infinity };
}

/** Joins ranges that touch, or have only an empty line between them. */
function joined(ranges: Range[], lines: string[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    const between = last && lines.slice(last.to, range.from - 1);
    if (last && !last.isCut && between!.every((line) => line === '')) {
      last.to = Math.max(last.to, range.to);
      last.isCut = range.isCut;
    } else result.push({ ...range });
  }
  return result;
}

/** Takes units in their order as far as there is room. */
function choose(units: Range[]): Range[] {
  const chosen: Range[] = [];
  let left = MAX_LINES;
  for (const unit of units) {
    const isCut = length(unit) > left;
    if (isCut && (chosen.length > 1 || left < MIN_CUT_LINES)) continue;
    chosen.push(isCut ? { from: unit.from, to: unit.from + left - 1, isCut } : unit);
    left -= Math.min(left, length(unit));
  }
  return chosen;
}

/**
 * Finds the lines of a demo that show how it uses the library: the hook that it begins with, then the uses
 * that its keywords name, then the others, as far as they fit.
 *
 * @param source source text of the demo
 * @param file its name, for messages
 * @param keywords its keywords, some of which are names of the library's interface
 * @returns ranges of lines in their order
 */
export function keyLines(source: string, file: string, keywords: string[]): Range[] {
  const program = parseSource(source, file);
  const lines = source.split('\n');
  const component = componentOf(program);
  if (length(component) <= MAX_WHOLE_LINES) return [component];

  const identifiers = identifiersOf(program);
  const rank = (unit: Range) => {
    const names = new Set(
      identifiers.filter((each) => contains(unit, each)).map(({ name }) => name),
    );
    const isForm = [...names].some((name) => USE_FORM.test(name));
    if (isForm && length(unit) <= MAX_HOOK_LINES) return Infinity;
    const isMarkup = /^\s*[{<]/.test(lines[unit.from - 1]);
    return keywords.filter((keyword) => names.has(keyword)).length + (isMarkup ? 0.5 : 0);
  };
  const units = unitsOf(program, libraryNames(program)).sort((a, b) =>
    rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0,
  );
  return joined(choose(units.length > 0 ? units : [component]), lines);
}
