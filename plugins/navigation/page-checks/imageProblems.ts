import type { Image, ImageReference } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ParsedPage } from '../../../src/mdx/parsePage';
import { attributeValue, textAttribute, type PageElement } from '../../../src/mdx/readNodes';

/** Has a protocol, or begins at the root of the host. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Whether an element has an alternative text, which may be empty, or attributes that only the browser knows. */
const hasText = (image: PageElement) =>
  typeof (attributeValue(image, 'alt') ?? undefined) !== 'undefined' ||
  image.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');

/**
 * Finds images without an alternative text, and elements for images whose address is a path of a file.
 *
 * @param page parsed
 * @param file the page, for the message
 * @returns one sentence an image
 */
export function imageProblems({ tree }: Pick<ParsedPage, 'tree'>, file: string): string[] {
  const problems: string[] = [];
  const say = (node: Image | ImageReference | PageElement, remedy: string) =>
    problems.push(
      `${file}:${node.position?.start.line}: the image has no text for those who do not see it. ${remedy}`,
    );
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim()) {
        say(
          node,
          'Write what it shows between the brackets: ![A form with two errors](./form.png).',
        );
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name !== 'img') return;
      const src = textAttribute(node, 'src');
      if (src !== undefined && !COMPLETE.test(src)) {
        problems.push(
          `${file}:${node.position?.start.line}: the address "${src}" in an element is not followed, so the image is missing. Write it in Markdown: ![A form with two errors](./form.png); or write src={require("./form.png").default}, if it needs attributes.`,
        );
      } else if (!hasText(node)) {
        say(node, 'Write what it shows: alt="A form with two errors"; or alt="" for an ornament.');
      }
    }
  });
  return problems;
}
