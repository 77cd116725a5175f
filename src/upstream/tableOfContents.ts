// Runs in Node: what the remark plugins of @docusaurus/mdx-loader/lib/remark/toc add to a page.
import type { ArrayExpression } from 'estree';
import type { Root } from 'mdast';

/** The contents of a partial are spread into the list as `...__tocName`. */
export const SLICE_PREFIX = '__toc';

/** The list that a page exports as its table of contents. */
export function tocOf(root: Root): ArrayExpression | undefined {
  for (const node of root.children) {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [{ id, init }] = statement.declaration.declarations;
    if (id.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression') {
      return init;
    }
  }
  return undefined;
}
