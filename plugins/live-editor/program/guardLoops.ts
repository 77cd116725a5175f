import { parse, type BlockStatement, type Function, type Node, type Statement } from 'acorn';
import { full } from 'acorn-walk';
import { CODE_HEAD, CODE_TAIL, GUARD } from './codeWrapper';

/** Code that the browser would not take, though the compiler did. */
export interface ParseProblem {
  message: string;
  /** Line, counted from 1. */
  line: number;
}

/** Text and the offset to put it at. */
type Insert = [offset: number, text: string];

const LOOP = /^(While|DoWhile|For|ForIn|ForOf)Statement$/;
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const POSITION_AT_END = / \(\d+:\d+\)$/;
const AWAIT_AT_END = /\bawait\s+$/;

/** Where statements may begin in a function: after `'use strict'` and the like. */
function afterDirectives({ start, body }: BlockStatement): number {
  const directives = body.filter((statement) => 'directive' in statement);
  return directives.at(-1)?.end ?? start + 1;
}

function guardFunction({ body }: Function, call: string): Insert[] {
  if (body.type === 'BlockStatement') return [[afterDirectives(body), `;${call};`]];
  return [
    [body.start, `(${call},`],
    [body.end, ')'],
  ];
}

function guardLoop({ body }: { body: Statement }, call: string): Insert[] {
  if (body.type === 'BlockStatement') return [[body.start + 1, `${call};`]];
  return [
    [body.start, `{${call};`],
    [body.end, '}'],
  ];
}

function guardNode(node: Node): Insert[] {
  const call = `${GUARD}(${node.loc!.start.line})`;
  if (LOOP.test(node.type)) return guardLoop(node as Node & { body: Statement }, call);
  const isWrapper = node.start < CODE_HEAD.length;
  return FUNCTION.test(node.type) && !isWrapper ? guardFunction(node as Function, call) : [];
}

function insertAll(code: string, inserts: Insert[]): string {
  let result = '';
  let last = 0;
  for (const [offset, text] of inserts.sort(([a], [b]) => a - b)) {
    result += code.slice(last, offset) + text;
    last = offset;
  }
  return result + code.slice(last);
}

/**
 * Makes each round of a loop and each call of a function begin with a call of the guard, which is called with
 * the line and may throw. No line moves. The code's syntax tree says where, so that words in texts,
 * comments, regular expressions and markup are left alone.
 *
 * @param code CommonJS code of one file
 * @returns the code, or why it cannot be parsed
 */
export function guardLoops(code: string): { code: string } | ParseProblem {
  const whole = CODE_HEAD + code + CODE_TAIL;
  const inserts: Insert[] = [];
  try {
    const tree = parse(whole, { ecmaVersion: 'latest', locations: true });
    full(tree, (node) => inserts.push(...guardNode(node)));
  } catch (error) {
    const { message, loc, pos } = error as Error & { loc?: { line: number }; pos?: number };
    return {
      // Outside an async function it is a name, so that only what follows it is unexpected.
      message: AWAIT_AT_END.test(whole.slice(0, pos))
        ? 'await is only allowed in an async function'
        : message.replace(POSITION_AT_END, ''),
      line: loc?.line ?? 1,
    };
  }
  return { code: insertAll(whole, inserts).slice(CODE_HEAD.length, -CODE_TAIL.length) };
}
