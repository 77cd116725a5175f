import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/** The used part of a file in remark plugins (https://github.com/vfile/vfile). */
export interface PageFile {
  path?: string;
  /** The parsed text, from which Docusaurus removes the front matter. */
  value?: unknown;
}

/** Path of a file for messages: relative to the working directory, with forward slashes. */
export const shownPath = (file: string): string =>
  posixPath(path.isAbsolute(file) ? path.relative(process.cwd(), file) : file);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Number of lines of a file above the parsed text. */
function linesAbove({ path: file, value }: PageFile): number {
  if (typeof value !== 'string' || !file || !fs.existsSync(file)) return 0;
  return linesOf(fs.readFileSync(file, 'utf8')) - linesOf(value);
}

/**
 * Returns the place of a node in a page, as the start of a message: `docs/intro/start.mdx:12`.
 *
 * @param file the page, as passed to a remark plugin
 * @param node the node, whose line is relative to the parsed text
 */
export function placeOf(file: PageFile, node: { position?: { start: { line: number } } }): string {
  const shown = shownPath(file.path ?? 'page');
  return node.position ? `${shown}:${node.position.start.line + linesAbove(file)}` : shown;
}

/** A file with or without a line. Only below the first folder may there be spaces: a sentence has them too. */
const PLACE = /^((?:[^\s:/]+\/[^:\n]*|[^\s:]+)\.\w+(?::\d+)?): /;

/** Returns the place with which a sentence begins, the file with or without a line; undefined without one. */
export const placeIn = (sentence: string): string | undefined => PLACE.exec(sentence)?.[1];
