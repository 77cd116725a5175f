import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/** What a plugin for pages knows of the file (https://github.com/vfile/vfile). */
export interface PageFile {
  path?: string;
  /** The text that was parsed; Docusaurus leaves the front matter out of it. */
  value?: unknown;
}

/** Path of a file for a message: from the folder in which the command runs, with slashes. */
export const shownPath = (file: string): string =>
  posixPath(path.isAbsolute(file) ? path.relative(process.cwd(), file) : file);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Lines of a file above the text that was parsed. */
function linesAbove({ path: file, value }: PageFile): number {
  if (typeof value !== 'string' || !file || !fs.existsSync(file)) return 0;
  return linesOf(fs.readFileSync(file, 'utf8')) - linesOf(value);
}

/**
 * Says where a part of a page is, as the start of a message: `docs/intro/start.mdx:12`.
 *
 * @param file the page, as a remark plugin gets it
 * @param node the part, which counts its lines in the text that was parsed
 */
export function placeOf(file: PageFile, node: { position?: { start: { line: number } } }): string {
  const shown = shownPath(file.path ?? 'page');
  return node.position ? `${shown}:${node.position.start.line + linesAbove(file)}` : shown;
}
