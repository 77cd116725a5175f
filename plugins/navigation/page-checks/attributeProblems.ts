import { visit } from 'unist-util-visit';
import { whatToWrite } from '../../../src/mdx/nearest';
import { OWN_ATTRIBUTES } from '../../../src/mdx/pageComponents';
import type { ParsedPage } from '../../../src/mdx/parsePage';
import type { PageElement } from '../../../src/mdx/readNodes';

/**
 * Finds attributes that nothing reads, in the components that pages have without an import: React takes
 * them in silence.
 *
 * @param page parsed
 * @param file the page, for the message
 * @returns one sentence an attribute
 */
export function attributeProblems({ tree }: Pick<ParsedPage, 'tree'>, file: string): string[] {
  const problems: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
    const { name, attributes, position } = found as PageElement;
    const known = OWN_ATTRIBUTES[name ?? ''];
    for (const attribute of known ? attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name)) continue;
      const line = (attribute.position ?? position)?.start.line;
      problems.push(
        `${file}:${line}: <${name}> has no attribute "${attribute.name}". ${whatToWrite(attribute.name, known)}`,
      );
    }
  });
  return problems;
}
