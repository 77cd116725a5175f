import { tokensOf, type Token } from './tokens';

/** A closing tag that closes no tag before it. */
export interface MismatchedTag {
  message: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1. */
  column: number;
}

const NAME_LABELS = ['jsxName', '.', ':'];

/** The name of a tag, as `Form.Item` or `svg:rect`, from its first token on; a fragment has none. */
function nameAt(tokens: Token[], start: number): string {
  let name = '';
  for (let index = start; NAME_LABELS.includes(tokens[index].label); index += 1) {
    const { label, text } = tokens[index];
    // Two names in a row: the second one is an attribute's.
    if (label === 'jsxName' && tokens[index - 1].label === 'jsxName') break;
    name += text;
  }
  return name;
}

/**
 * Finds the first JSX closing tag whose name is not that of the tag it closes. Sucrase itself lets every
 * closing tag close the tag before it.
 *
 * @param source text of a file that sucrase can compile
 */
export function mismatchedTag(source: string): MismatchedTag | undefined {
  const tokens = tokensOf(source);
  const open: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const { label } = tokens[index];
    if (label === 'jsxTagEnd' && tokens[index - 1].label === '/') open.pop();
    if (label !== 'jsxTagStart') continue;
    if (tokens[index + 1].label !== '/') {
      open.push(nameAt(tokens, index + 1));
      continue;
    }
    const expected = open.pop();
    const name = nameAt(tokens, index + 2);
    if (name !== expected) {
      const { line, column } = tokens[index + 2];
      return { message: `Expected </${expected}>, not </${name}>`, line, column };
    }
    while (tokens[index].label !== 'jsxTagEnd') index += 1;
  }
  return undefined;
}
