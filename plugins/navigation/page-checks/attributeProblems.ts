import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { whatToWrite } from '../../../src/mdx/nearest';
import { OWN_ATTRIBUTES, TEXT_ATTRIBUTES } from '../../../src/mdx/pageComponents';
import type { ParsedPage } from '../../../src/mdx/parsePage';
import type { PageElement } from '../../../src/mdx/readNodes';

/** What is wrong with the value of an attribute. */
function valueProblem({ name, value }: MdxJsxAttribute): string | undefined {
  if (!Object.hasOwn(TEXT_ATTRIBUTES, name)) return undefined;
  const texts = TEXT_ATTRIBUTES[name];
  if (typeof value !== 'string') {
    return `the attribute "${name}" is no text. Write ${name}="${texts?.[0] ?? '…'}".`;
  }
  if (!texts || texts.includes(value)) return undefined;
  return `the attribute "${name}" cannot be "${value}". ${whatToWrite(value, texts)}`;
}

/**
 * Finds attributes that nothing reads, and values of which the same is true, in the components that pages have without an import: React takes
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
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const line = (attribute.position ?? position)?.start.line;
      const problem = known.includes(attribute.name)
        ? valueProblem(attribute)
        : `<${name}> has no attribute "${attribute.name}". ${whatToWrite(attribute.name, known)}`;
      if (problem) problems.push(`${file}:${line}: ${problem}`);
    }
  });
  return problems;
}
