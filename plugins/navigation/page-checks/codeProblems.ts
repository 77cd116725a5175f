import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ParsedPage } from '../../../src/mdx/parsePage';

/**
 * Finds blocks of code that are not closed: everything below them would be code.
 *
 * @param page parsed, with the text
 * @param file the page, for the message
 * @returns one sentence a problem
 */
export function codeProblems({ tree, body }: ParsedPage, file: string): string[] {
  const problems: string[] = [];
  visit(tree, 'code', ({ position }: Code) => {
    const text = body.slice(position?.start.offset, position?.end.offset);
    const [fence] = /^(`{3,}|~{3,})/.exec(text) ?? [];
    // Without the marks of a quote.
    const last = text.slice(text.lastIndexOf('\n') + 1).replace(/^[\s>]+/, '');
    if (!fence || (text.includes('\n') && last.startsWith(fence))) return;
    problems.push(
      `${file}:${position?.start.line}: the block of code is not closed, so all below it is code. Write ${fence} on a line below the code.`,
    );
  });
  return problems;
}
