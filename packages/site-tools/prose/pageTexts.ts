import type { Nodes, PhrasingContent } from 'mdast';
import { parsePage } from '../../../src/mdx/parsePage';

/** A paragraph, heading or table cell of a page. */
export interface PageText {
  /** Line of the file, from 1. */
  line: number;
  /** The text; code in backticks, a computed value as `{…}`. */
  text: string;
}

const PINNED_ID = /\s*\{#[^}]+\}\s*$/;

function phrasing(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'mdxTextExpression') return '{…}';
  return 'children' in node ? node.children.map(phrasing).join('') : '';
}

const isTextBlock = (node: Nodes) =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

/**
 * Reads the texts of a page, block by block, without code blocks and rendered content of components.
 *
 * @param page MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function pageTexts(page: string): PageText[] {
  const texts: PageText[] = [];
  const read = (node: Nodes): void => {
    if (isTextBlock(node)) {
      const words = (node as { children: PhrasingContent[] }).children.map(phrasing).join('');
      texts.push({ line: node.position?.start.line ?? 0, text: words.replace(PINNED_ID, '') });
    } else if ('children' in node) {
      node.children.forEach(read);
    }
  };
  read(parsePage(page).tree);
  return texts;
}
