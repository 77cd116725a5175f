import path from 'node:path';
import { perObject } from '../../../src/caches/perObject';
import { readPage, type ParsedPage } from '../../../src/mdx/parsePage';
import { alertProblems } from './alertProblems';
import { attributeProblems } from './attributeProblems';
import { codeProblems } from './codeProblems';
import { headingProblems } from './headingProblems';
import { imageProblems } from './imageProblems';
import { linkProblems, type LinkedPage } from './linkProblems';

/** A page that is checked. */
export type CheckedPage = Omit<LinkedPage, 'tree'>;

/** Problems of a page that no other file has to do with, by its file: two files may have the same text. */
const knownProblems = perObject((_page: ParsedPage) => new Map<string, string[]>());

function textProblems(page: ParsedPage, file: string): string[] {
  const known = knownProblems(page);
  const problems = known.get(file) ?? [
    ...headingProblems(page.tree, file),
    ...alertProblems(page, file),
    ...codeProblems(page, file),
    ...attributeProblems(page, file),
    ...imageProblems(page, file),
  ];
  known.set(file, problems);
  return problems;
}

/**
 * Finds everything that is wrong in a page and can be seen without a build.
 *
 * @returns one sentence a problem
 * @throws Error naming file, line and remedy when the page is not valid MDX
 */
export function pageProblems(linked: CheckedPage): string[] {
  const { siteDir, file } = linked;
  const page = readPage(path.join(siteDir, file));
  return [...textProblems(page, file), ...linkProblems({ ...linked, tree: page.tree })];
}
