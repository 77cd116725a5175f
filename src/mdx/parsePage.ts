import fs from 'node:fs';
import path from 'node:path';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remembered } from '../caches/remembered';
import { refuseDamage } from './damage';
import { FRONT_MATTER, refuseMisplacedFrontMatter } from './frontMatterLines';
import { placeOf, shownPath } from './place';
import { partsIn } from './readNodes';

/** The parts of a page's front matter that readers see. */
const READ_BY_PEOPLE = /^(?:title|subtitle|description|keywords):.*$/gm;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A parsed page, shared between callers, which must not change it. */
export interface ParsedPage {
  /** Title, subtitle, description and keywords, as written in the front matter. */
  frontMatter: string;
  /** Everything below the front matter; positions in the tree refer to it. */
  body: string;
  tree: Root;
}

/** Removes the byte order mark and carriage returns of Windows editors, as Docusaurus does. */
const plain = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

function parse(source: string): ParsedPage {
  const text = plain(source);
  const [frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  // Blank lines replace the front matter, so that line numbers in messages match the file.
  const above = '\n'.repeat(frontMatter.split('\n').length - 1);
  const body = above + escapeMarkdownHeadingIds(text.slice(frontMatter.length));
  return {
    frontMatter: (frontMatter.match(READ_BY_PEOPLE) ?? []).join('\n'),
    body,
    tree: parser.parse(body),
  };
}

const parsedPages = remembered<ParsedPage>('parsed pages');

/**
 * Parses a page like Docusaurus, before any plugin; the result is cached.
 *
 * @param text MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function parsePage(text: string): ParsedPage {
  return parsedPages(text, () => parse(text));
}

/** Remedies by message of the parser; the last one matches all others. */
const REMEDIES: [says: RegExp, remedy: string][] = [
  [
    /expression|acorn/,
    'Correct the expression; if the text is to have a brace, write \\{ or put it into backticks.',
  ],
  [/closing tag|closing slash/, 'Close the element where it has to end.'],
  [
    /before name|in name|before attribute/,
    'Write &lt; for a sign in the text, {/* … */} for a comment, or put code into backticks.',
  ],
  [/./, 'Correct the line.'],
];

/** The used part of a parser message (https://github.com/vfile/vfile-message). */
export interface ParserMessage {
  reason: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
}

/**
 * Says what the parser does not understand.
 *
 * @param file path of the page
 * @param message of the parser
 * @returns a sentence with file, line and remedy
 */
export function mdxProblem(file: string, { reason, line, place }: ParserMessage): string {
  // An unclosed element is reported without a position, but the message contains one.
  const [, opened] = / \((\d+):\d+-/.exec(reason) ?? [];
  const at = opened ?? line ?? place?.line ?? place?.start?.line ?? 1;
  const [, remedy] = REMEDIES.find(([says]) => says.test(reason)) ?? REMEDIES[0];
  const [what] = reason.split(/ \((?:note:|\d+:)/);
  return `${shownPath(file)}:${at}: not valid MDX: ${what}. ${remedy}`;
}

/**
 * Parses a page that has a file.
 *
 * @param text MDX with front matter
 * @param file its path, for messages
 * @throws Error naming file, line and remedy when it is not valid MDX or is damaged
 */
export function parsePageOf(text: string, file: string): ParsedPage {
  refuseDamage(text, shownPath(file));
  refuseMisplacedFrontMatter(text, shownPath(file));
  try {
    return parsePage(text);
  } catch (error) {
    throw new Error(mdxProblem(file, error as ParserMessage));
  }
}

const readFile = (file: string) => parsePageOf(fs.readFileSync(file, 'utf8'), file);

/** What is wrong with an import of a file that does not exist. */
export const missingImport = (source: string): string =>
  `the page imports "${source}", which does not exist. Write the path of a file, seen from this one, such as ./Chart.tsx.`;

/**
 * Stops at imported parts that readers of pages cannot follow.
 *
 * @param page a page or a part
 * @param above its file, after the files that import it
 */
function refuseParts({ tree }: ParsedPage, above: string[]): void {
  const file = above.at(-1)!;
  for (const { source, node } of partsIn(tree)) {
    const part = path.resolve(path.dirname(file), source);
    const place = placeOf({ path: file }, node);
    if (!fs.existsSync(part)) throw new Error(`${place}: ${missingImport(source)}`);
    if (above.includes(part)) {
      throw new Error(
        `${place}: the page imports "${source}", which leads back to it. Remove one of the imports.`,
      );
    }
    refuseParts(readFile(part), [...above, part]);
  }
}

/**
 * Reads and parses a page.
 *
 * @param file absolute path of an MDX file
 * @throws Error naming file, line and remedy when it is not valid MDX or is damaged, also for the parts it imports,
 *   and when a part does not exist or imports the page
 */
export function readPage(file: string): ParsedPage {
  const page = readFile(file);
  refuseParts(page, [path.resolve(file)]);
  return page;
}
