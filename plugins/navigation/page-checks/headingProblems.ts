import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Finds headings that links cannot rely on: without a pinned id, it would be another one in each
 * language; with an id that another heading has, links lead to the first. A title in the text would be
 * the second one of the page.
 *
 * @param tree of the page
 * @param file the page, for the message
 * @returns one sentence a heading
 */
export function headingProblems(tree: Root, file: string): string[] {
  const lines = new Map<string, number>();
  const problems: string[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    const line = heading.position?.start.line ?? 0;
    const place = `${file}:${line}: the heading "${text}"`;
    const used = id !== undefined && lines.get(id);
    if (heading.depth === 1) {
      problems.push(
        `${place} would be a second title: the first one is in the front matter. Write ## in place of #, or remove it.`,
      );
    } else if (id === undefined) {
      problems.push(`${place} has no id. Write one that is the same in all languages: {#an-id}.`);
    } else if (used) {
      problems.push(
        `${place} has the id of the one in line ${used}. Give it another than {#${id}}.`,
      );
    } else lines.set(id, line);
  });
  return problems;
}
