import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** An element of a page, on lines of its own or within a text. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Finds the elements of some components in a page, in their order. Code, inline code and comments hold
 * none.
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

/** The text of an attribute; undefined when it is missing or an expression. */
export function textAttribute(
  element: Pick<PageElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Relative paths of the parts of pages (`.md`, `.mdx`) that a page imports. */
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
