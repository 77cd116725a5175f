import fs from 'node:fs';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** What readers see of a page's front matter. */
const READ_BY_PEOPLE = /^(?:title|subtitle|description|keywords):.*$/gm;
/** More pages than both languages have; a development server sees more texts than pages. */
const MAX_KEPT = 1000;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A parsed page, shared by several readers, none of which may change it. */
export interface ParsedPage {
  /** Title, subtitle, description and keywords as the front matter has them. */
  frontMatter: string;
  /** Everything below the front matter, which the positions in the tree count in. */
  body: string;
  tree: Root;
}

function parse(text: string): ParsedPage {
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

/** Parsed pages by their text; on the global object, since each plugin gets its own module instance. */
const shared = globalThis as { bindformParsedPages?: Map<string, ParsedPage> };
const kept = (shared.bindformParsedPages ??= new Map());

/**
 * Parses a page as Docusaurus does, before any plugin; the same text once.
 *
 * @param text MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function parsePage(text: string): ParsedPage {
  let page = kept.get(text);
  if (!page) {
    page = parse(text);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(text, page);
  }
  return page;
}

/**
 * Reads and parses a page.
 *
 * @param file absolute path of an MDX file
 * @throws Error naming the file when it is not valid MDX; its cause has line and column
 */
export function readPage(file: string): ParsedPage {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return parsePage(text);
  } catch (cause) {
    throw new Error(`${file} is not valid MDX. Correct it where the cause says.`, { cause });
  }
}
