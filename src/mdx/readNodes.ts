import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** A JSX element of a page, block or inline. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Finds the elements of some components in a page, in document order. Code, inline code and comments contain none.
 *
 * @param tree a page or a part of it
 * @param names names of components
 */
export function elementsOf(tree: Nodes, names: readonly string[]): PageElement[] {
  const found: PageElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as PageElement;
    if (element.name && names.includes(element.name)) found.push(element);
  });
  return found;
}

/** Returns the value of an attribute: null without a value, undefined if it is missing. */
export const attributeValue = (
  { attributes }: Pick<PageElement, 'attributes'>,
  name: string,
): MdxJsxAttribute['value'] =>
  attributes.find((found) => found.type === 'mdxJsxAttribute' && found.name === name)?.value;

/** Returns the text of an attribute; undefined if it is missing or an expression. */
export function textAttribute(
  element: Pick<PageElement, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributeValue(element, name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the relative paths of the partials (`.md`, `.mdx`) that a page imports. */
export function importedParts(tree: Nodes): string[] {
  const parts: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
      if (/^\.{1,2}\/.+\.mdx?$/.test(source)) parts.push(source);
    }
  });
  return parts;
}
