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

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A page, taken apart. */
export interface ParsedPage {
  /** Title, subtitle, description and keywords as they stand in the front matter. */
  frontMatter: string;
  /** Everything below the front matter, which the positions in the tree count in. */
  body: string;
  tree: Root;
}

/**
 * Parses a page as Docusaurus does, before any plugin.
 *
 * @param text MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function parsePage(text: string): ParsedPage {
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
