import type { Paragraph, Parents } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { whatToWrite } from '../../../src/mdx/nearest';
import type { ParsedPage } from '../../../src/mdx/parsePage';

/** Those of Docusaurus (docs of version 3.10), without synonyms, and `error` of this site. */
const KINDS = ['note', 'tip', 'info', 'success', 'warning', 'danger', 'error'];

/** What looks like the start of an alert, also in the colons of a Chinese keyboard. */
const COLONS = /^(?::::|：：：)/;

/** Whether the last line closes the first: the parser takes the end of the page, or of an element, for a missing one. */
const isClosed = (text: string, colons: string) => text.includes('\n') && text.endsWith(colons);

/** Where a `:::` is missing: the one of an alert above is taken by the next one. */
function unclosed(name: string, colons: string, parent: Parents | undefined): string {
  const above =
    parent?.type === 'containerDirective'
      ? ` or the :::${parent.name} around it, from line ${parent.position?.start.line},`
      : '';
  return `the alert ${colons}${name}${above} is not closed. Write ${colons} on a line below its text.`;
}

/**
 * Finds alerts that would be shown as something else: unknown ones, as text; unclosed ones, with everything
 * below them inside.
 *
 * @param page parsed, with the text
 * @param file the page, for the message
 * @returns one sentence a problem
 */
export function alertProblems({ tree, body }: ParsedPage, file: string): string[] {
  const problems: string[] = [];
  visit(tree, ['containerDirective', 'paragraph'], (found, _index, parent) => {
    const node = found as ContainerDirective | Paragraph;
    const place = `${file}:${node.position?.start.line}`;
    if (node.type === 'paragraph') {
      const [first] = node.children;
      const [colons] = (first?.type === 'text' && COLONS.exec(first.value)) || [];
      if (!colons) return;
      problems.push(
        `${place}: "${colons}" opens and closes no alert here. Write :::warning or :::warning[Title], without a space, and one ::: to close it.`,
      );
    } else if (!KINDS.includes(node.name)) {
      problems.push(`${place}: there is no alert "${node.name}". ${whatToWrite(node.name, KINDS)}`);
    } else {
      const text = body.slice(node.position?.start.offset, node.position?.end.offset);
      const [colons] = text.split(node.name);
      if (isClosed(text, colons)) return;
      problems.push(`${place}: ${unclosed(node.name, colons, parent as Parents | undefined)}`);
    }
  });
  return problems;
}
