import { tokensOf, type Token } from './tokens';

/** What is not closed yet: a tag before its `>`, an element, or braces. */
interface Opened {
  kind: 'startTag' | 'endTag' | 'element' | 'braces';
  start: Token;
}

const BRACES = ['{', '${'];
const TEXTS = ['jsxText', 'jsxEmptyText'];

/**
 * Finds where markup breaks off: a tag that something else follows before its end, or a `{` in an element that is
 * not closed where its expression ends. Sucrase can parse both, but not compile them, and its error has no place.
 *
 * @param source text of a file that sucrase can parse
 * @returns the start of the tag, or what is in the place of the `}`
 */
export function brokenMarkup(source: string): Token | undefined {
  const tokens = tokensOf(source);
  const opened: Opened[] = [];
  for (const [index, token] of tokens.entries()) {
    const { label } = token;
    const before = tokens[index - 1];
    const inner = opened.at(-1);
    const isStart = label === 'jsxTagStart';
    const isClosing = isStart && tokens[index + 1].label === '/';
    const isValue = before?.label === '=';
    const isContent = TEXTS.includes(label);
    if (inner?.kind === 'startTag' && (isContent || (isStart && !isValue))) return inner.start;
    if (inner?.kind === 'braces' && (isContent || isClosing)) return before;
    if (isClosing && inner) inner.kind = 'endTag';
    else if (isStart) opened.push({ kind: 'startTag', start: token });
    else if (BRACES.includes(label)) opened.push({ kind: 'braces', start: token });
    else if (label === '}') opened.pop();
    else if (label === 'jsxTagEnd' && inner) {
      if (inner.kind === 'endTag' || before.label === '/') opened.pop();
      else inner.kind = 'element';
    }
  }
  return undefined;
}
