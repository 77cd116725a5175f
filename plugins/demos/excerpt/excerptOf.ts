import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { highlightCode } from '../../../src/components/highlightCode';
import { publicSource, ownPath } from '../demoAsset';
import type { Demo, Excerpt } from '../types';
import { keyLines, type Range } from './keyLines';

/** Width that code is formatted to (characters), so that it fits next to the result. */
const WIDTH = 52;

/** Between parts that do not follow one another. */
const GAP = '<span class="token comment">…</span>\n';

/** A space that JSX would drop at the end of a line; it says nothing in an excerpt. */
const JSX_SPACE = /\{' '\}$/gm;

const indentOf = (line: string) => /^ */.exec(line)![0].length;

/** Highlights code line by line, without an element for each line: lines of an excerpt are not marked. */
const highlightedLines = (source: string): string[] =>
  [...highlightCode(source, 'tsx').matchAll(/<span class="code-line">(.*\n)<\/span>/g)].map(
    ([, line]) => line,
  );

/** Highlighted lines without the indentation that they have in common. */
function dedented({ from, to }: Range, lines: string[], highlighted: string[]): string {
  const shown = lines.slice(from - 1, to);
  const indent = Math.min(...shown.filter((line) => line !== '').map(indentOf));
  const spaces = new RegExp(`^((?:<[^>]+>)*) {0,${indent}}`);
  return highlighted
    .slice(from - 1, to)
    .map((html) => html.replace(spaces, '$1'))
    .join('');
}

/**
 * Makes the excerpt of a demo's code that its page shows at first: the lines that use the library, formatted
 * to a narrow width and highlighted.
 *
 * @param demo the demo, in the language of the page
 */
export async function excerptOf(demo: Demo): Promise<Excerpt> {
  const [entry] = demo.files;
  const formatted = await format(publicSource(entry), {
    parser: 'babel-ts',
    plugins: [babel, estree],
    singleQuote: true,
    printWidth: WIDTH,
  });
  const source = formatted.replace(JSX_SPACE, '');
  const lines = source.split('\n');
  const highlighted = highlightedLines(source);
  const ranges = keyLines(source, ownPath(entry), demo.codeWords);
  const parts = ranges.flatMap((range, index) => {
    const isFollowed = index < ranges.length - 1 || range.isCut;
    return [dedented(range, lines, highlighted), ...(isFollowed ? [GAP] : [])];
  });
  const html = parts.join('');
  return { html, lines: html.split('\n').length - 1 };
}
