import type { PageFrontMatter } from '../frontMatter';

/**
 * Finds a page without a title: Docusaurus would show the name of its file.
 *
 * @param frontMatter of the page
 * @param file the page, for the message
 * @returns one sentence, or none
 */
export function titleProblems({ title }: PageFrontMatter, file: string): string[] {
  if (title) return [];
  return [`${file}:1: the page has no title. Write one in its front matter: title: Quick tips.`];
}
