import path from 'node:path';
import { readPage } from '../../../src/mdx/parsePage';
import type { PageFrontMatter } from '../frontMatter';
import { alertProblems } from './alertProblems';
import { attributeProblems } from './attributeProblems';
import { codeProblems } from './codeProblems';
import { headingProblems } from './headingProblems';
import { imageProblems } from './imageProblems';
import { linkProblems, type LinkedPage } from './linkProblems';
import { titleProblems } from './titleProblems';

/** A page that is checked. */
export type CheckedPage = Omit<LinkedPage, 'tree'> & { frontMatter: PageFrontMatter };

/**
 * Finds everything that is wrong in a page and can be seen without a build.
 *
 * @returns one sentence a problem
 * @throws Error naming file, line and remedy when the page is not valid MDX
 */
export function pageProblems({ frontMatter, ...linked }: CheckedPage): string[] {
  const { siteDir, file } = linked;
  const page = readPage(path.join(siteDir, file));
  return [
    ...titleProblems(frontMatter, file),
    ...headingProblems(page.tree, file),
    ...alertProblems(page, file),
    ...codeProblems(page, file),
    ...attributeProblems(page, file),
    ...imageProblems(page, file),
    ...linkProblems({ ...linked, tree: page.tree }),
  ];
}
