import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../../src/components/highlightCode';
import { nearest } from '../../../src/mdx/nearest';
import type { ParsedPage } from '../../../src/mdx/parsePage';

/** What to write in place of an unknown language. */
function otherLanguage(language: string): string {
  const near = nearest(language, LANGUAGES);
  return near ? `Write "${near}".` : 'Write one such as tsx, bash or json, or text for no colors.';
}

/** The marks that would close a block; undefined for one that is closed, or that needs no marks. */
function missingFence(text: string): string | undefined {
  const [fence] = /^(`{3,}|~{3,})/.exec(text) ?? [];
  // Without the marks of a quote.
  const last = text.slice(text.lastIndexOf('\n') + 1).replace(/^[\s>]+/, '');
  return fence && text.includes('\n') && last.startsWith(fence) ? undefined : fence;
}

/**
 * Finds blocks of code that are not closed, so that everything below them would be code, and those in a
 * language that is not known, which would have no colors.
 *
 * @param page parsed, with the text
 * @param file the page, for the message
 * @returns one sentence a problem
 */
export function codeProblems({ tree, body }: ParsedPage, file: string): string[] {
  const problems: string[] = [];
  visit(tree, 'code', ({ lang, position }: Code) => {
    const place = `${file}:${position?.start.line}`;
    const fence = missingFence(body.slice(position?.start.offset, position?.end.offset));
    if (fence) {
      problems.push(
        `${place}: the block of code is not closed, so all below it is code. Write ${fence} on a line below the code.`,
      );
    } else if (lang && !LANGUAGES.includes(lang)) {
      problems.push(
        `${place}: no colors are known for the language "${lang}". ${otherLanguage(lang)}`,
      );
    }
  });
  return problems;
}
