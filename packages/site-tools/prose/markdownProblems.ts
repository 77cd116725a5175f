import { parsePage } from '../../../src/mdx/parsePage';
import remarkNearMarkdown from '../../../src/mdx/remarkNearMarkdown';
import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';

const refuse = remarkNearMarkdown();

/**
 * Finds text that is almost Markdown, such as bold text whose asterisks readers would see, as the build does.
 *
 * @returns the first problem of each page: file, line and remedy
 */
export const markdownProblems = ({ name, pages }: PageFolder): string[] =>
  Object.entries(pages).flatMap(([file, page]) => {
    try {
      refuse(parsePage(page).tree, { path: `${name}/${file}` });
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
