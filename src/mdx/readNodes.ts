import type { Nodes } from 'mdast';
import type {
  MdxjsEsm,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { perObject } from '../caches/perObject';

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

/** A partial (`.md`, `.mdx`) that a page imports. */
export interface ImportedPart {
  /** Relative path, as it is written. */
  source: string;
  /** The name under which the page shows it. */
  name?: string;
  /** The statement that imports it; or those among which it is, without its positions. */
  node: Pick<MdxjsEsm, 'position'>;
}

/** Finds the partials that a page imports. */
export const partsIn = perObject((tree: Nodes): ImportedPart[] => {
  const parts: ImportedPart[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      const name = statement.specifiers[0]?.local.name;
      if (/^\.{1,2}\/.+\.mdx?$/.test(source)) {
        parts.push({ source, name, node: statement.loc ? { position: statement.loc } : node });
      }
    }
  });
  return parts;
});

/** Returns the relative paths of the partials that a page imports. */
export const importedParts = (tree: Nodes): string[] => partsIn(tree).map(({ source }) => source);
