import type { Root } from 'mdast';
import 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { nearest } from './nearest';
import { IMPORTED_FOR_PAGES, WITHOUT_IMPORT } from './pageComponents';
import { placeOf, type PageFile } from './place';
import type { PageElement } from './readNodes';

/** Returns the names that a page imports or declares. */
function namesIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        names.push(...statement.specifiers.map(({ local }) => local.name));
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        if (declaration.type !== 'VariableDeclaration') names.push(declaration.id.name);
        else {
          for (const { id } of declaration.declarations) {
            if (id.type === 'Identifier') names.push(id.name);
          }
        }
      }
    }
  });
  return names;
}

/**
 * Remark plugin: rejects unknown components. Runs after the plugins that import components for pages.
 *
 * @returns a transformer that throws an Error naming file, line and remedy
 */
export default function remarkKnownComponents() {
  return (tree: Root, file: PageFile): void => {
    const known = new Set([...WITHOUT_IMPORT, ...namesIn(tree)]);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const [name] = (node as PageElement).name?.split('.') ?? [];
      if (!name || !/^[A-Z]/.test(name) || known.has(name)) return;
      const near = nearest(name, [...known, ...IMPORTED_FOR_PAGES]);
      throw new Error(
        `${placeOf(file, node)}: the page has no component <${name}>. ${near ? `Write <${near}>` : 'Import it above the text, or put code into backticks'}.`,
      );
    });
  };
}
