import { jsonProblem, lineAt } from '../../src/languages/messageFile';
import { cssImports } from '../live-editor/program/cssImports';

const COMMENT = /\/\*[^]*?\*\//g;
/**
 * An address that is relative, so that it names a file next to the stylesheet. `%23` is the sign # in an SVG that is
 * written as a data: address.
 */
const BESIDE = /\burl\(\s*(["']?)(?!\s|[a-z][a-z\d+.-]*:|[#/]|%23)([^"')]+)\1\s*\)/gi;

/** Spaces in place of a text, so that positions and lines stay. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function styleProblem(source: string, shown: string): string | undefined {
  const end = cssImports(source).at(-1)?.end ?? 0;
  const text = blank(source.slice(0, end)) + source.slice(end).replace(COMMENT, blank);
  const [found] = text.matchAll(BESIDE);
  return (
    found &&
    `${shown}:${lineAt(text, found.index)}: "${found[2].trim()}" cannot be taken along with the demo. Write it as a data: address, or draw it in CSS.`
  );
}

/**
 * Finds what only the bundler would notice, which reads a copy of the file: in JSON, a mistake; in CSS, an
 * image or font, which is not copied.
 *
 * @param source text of a file of a demo
 * @param shown its path, for the message
 * @returns a sentence with line and remedy; undefined for a sound file, and for code
 */
export function partProblem(source: string, shown: string): string | undefined {
  if (shown.endsWith('.json')) return jsonProblem(source, shown);
  return shown.endsWith('.css') ? styleProblem(source, shown) : undefined;
}
