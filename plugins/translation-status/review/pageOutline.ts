import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Node, Parent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../src/mdx/parsePage';

/** What is before the first heading. */
export const OPENING = 'opening';

/** Attributes with text for the reader; all others are the same in every language. */
const TRANSLATED_ATTRIBUTES = ['label', 'title', 'alt', 'aria-label', 'caption', 'description'];

/** A heading of a page and what is under it, up to the next heading. */
export interface Section {
  /** Pinned id of the heading, or the heading as it is written where it has none. */
  id: string;
  /** 1 to 6; 0 for what is before the first heading. */
  depth: number;
  /** Addresses of links and images. */
  links: string[];
  /** Code blocks with their languages. */
  code: { language: string; text: string }[];
  /** Opening tags of MDX components and admonitions, without their text. */
  components: string[];
  /** The block as it is written, heading included. */
  source: string;
}

interface Directive extends Node {
  name: string;
}

function openingTag(name: string | null, attributes: Node[]): string {
  const told = (attributes as MdxJsxAttribute[])
    .filter(({ name: attribute }) => !TRANSLATED_ATTRIBUTES.includes(attribute))
    .map(({ name: attribute, value }) => {
      const text = typeof value === 'object' ? `{${value?.value}}` : `"${value}"`;
      return value === null || value === undefined ? attribute : `${attribute}=${text}`;
    });
  return `<${[name ?? '', ...told].join(' ')}>`;
}

function headingId(heading: Heading): string {
  const { id, text } = parseMarkdownHeadingId(toString(heading));
  return id ?? `${'#'.repeat(heading.depth)} ${text}`;
}

function addTo(section: Section, node: Node): void {
  if (node.type === 'link' || node.type === 'image') {
    section.links.push((node as Node & { url: string }).url);
  } else if (node.type === 'code') {
    const { lang, value } = node as Node & { lang?: string; value: string };
    section.code.push({ language: lang ?? '', text: value });
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const { name, attributes } = node as Node & { name: string | null; attributes: Node[] };
    section.components.push(openingTag(name, attributes));
  } else if (node.type === 'containerDirective') {
    section.components.push(`:::${(node as Directive).name}`);
  }
}

const emptySection = (id: string, depth: number): Section => ({
  id,
  depth,
  links: [],
  code: [],
  components: [],
  source: '',
});

/**
 * Takes a page apart into its sections, in their order.
 *
 * @param text MDX with front matter
 * @throws Error from the MDX parser, with line and column
 */
export function pageOutline(text: string): Section[] {
  const { frontMatter, body, tree } = parsePage(text);
  const sections = [emptySection(OPENING, 0)];
  const starts = [0];
  visit(tree as Parent, (node) => {
    if (node.type === 'heading') {
      const heading = node as Heading;
      sections.push(emptySection(headingId(heading), heading.depth));
      starts.push(heading.position?.start.offset ?? 0);
    }
    addTo(sections[sections.length - 1], node);
  });
  sections.forEach((section, index) => {
    section.source = body.slice(starts[index], starts[index + 1]).trim();
  });
  sections[0].source = `${frontMatter}\n${sections[0].source}`.trim();
  return sections;
}
