import fs from 'node:fs';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remembered } from '../caches/remembered';
import { shownPath } from './place';

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** What readers see of a page's front matter. */
const READ_BY_PEOPLE = /^(?:title|subtitle|description|keywords):.*$/gm;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A parsed page, shared by several readers, none of which may change it. */
export interface ParsedPage {
  /** Title, subtitle, description and keywords as the front matter has them. */
  frontMatter: string;
  /** Everything below the front matter, which the positions in the tree count in. */
  body: string;
  tree: Root;
}

/** A text without what editors under Windows add, which Docusaurus leaves out as well. */
const plain = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

function parse(source: string): ParsedPage {
  const text = plain(source);
  const [frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  // Blank lines in place of the front matter keep the lines in messages those of the file.
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
 * Parses a page as Docusaurus does, before any plugin; the same text once.
 *
 * @param text MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function parsePage(text: string): ParsedPage {
  return parsedPages(text, () => parse(text));
}

/** What the parser says of a mistake, in the words of its message; the last one fits all others. */
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

/** What is known of a message of the parser (https://github.com/vfile/vfile-message). */
interface ParserMessage {
  reason: string;
  line?: number;
  place?: { line?: number; start?: { line: number } };
}

function mdxProblem(file: string, { reason, line, place }: ParserMessage): string {
  // An element that is never closed is reported without a place, but with its own in the sentence.
  const [, opened] = / \((\d+):\d+-/.exec(reason) ?? [];
  const at = opened ?? line ?? place?.line ?? place?.start?.line ?? 1;
  const [, remedy] = REMEDIES.find(([says]) => says.test(reason)) ?? REMEDIES[0];
  const [what] = reason.split(/ \((?:note:|\d+:)/);
  return `${shownPath(file)}:${at}: not valid MDX: ${what}. ${remedy}`;
}

/**
 * Reads and parses a page.
 *
 * @param file absolute path of an MDX file
 * @throws Error naming file, line and remedy when it is not valid MDX
 */
export function readPage(file: string): ParsedPage {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return parsePage(text);
  } catch (error) {
    throw new Error(mdxProblem(file, error as ParserMessage));
  }
}
