/** The front matter of a page with the lines around it, as Docusaurus finds it. */
export const FRONT_MATTER = /^---[ \t]*\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/;

/** Front matter that begins below blank space. A line with a key tells it from a rule across the page. */
const LATE = /^\s+---[ \t]*\n[\w-]+:/;
const OPENED = /^---[ \t]*\n/;
const CLOSED = /\n---/;

/**
 * Stops at front matter that has no beginning or no end: parsers of pages take it for text, or the text for it.
 *
 * @param text of a page
 * @param file its path, for the message
 * @throws Error naming file, line and remedy
 */
export function refuseMisplacedFrontMatter(text: string, file: string): void {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  if (LATE.test(plain)) {
    throw new Error(
      `${file}:1: the front matter is not at the start of the file. Remove the blank space before the three hyphens.`,
    );
  }
  if (OPENED.test(plain) && !CLOSED.test(plain)) {
    throw new Error(
      `${file}:1: the front matter has no end. Close it with a line of three hyphens.`,
    );
  }
}
