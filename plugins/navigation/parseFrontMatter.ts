import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { readPageFrontMatter, type PageFrontMatter } from './frontMatter';

/** Where the sources of the site are and where they can be edited. */
export interface PageSources {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address under which the repository's files can be edited, with its closing slash. */
  editUrl: string;
}

function sourceEditUrl(filename: string, page: string, { siteDir, editUrl }: PageSources): string {
  if (!fs.existsSync(path.join(siteDir, filename))) {
    throw new Error(
      `${page}: the front matter key "filename" names "${filename}", which does not exist. Write the path of a file from the root of the repository.`,
    );
  }
  return editUrl + filename;
}

/** Says in Docusaurus's own keys what our keys ask for. */
function docusaurusKeys(own: PageFrontMatter, page: string, sources: PageSources) {
  return {
    ...(own.debug && { draft: true }),
    ...(own.toc === 'content' && { hide_table_of_contents: true }),
    ...(own.filename && { custom_edit_url: sourceEditUrl(own.filename, page, sources) }),
  };
}

/**
 * Makes the hook by which Docusaurus reads front matter (`markdown.parseFrontMatter`): it checks the
 * site's own keys, and turns `debug`, `toc` and `filename` into what Docusaurus acts on.
 *
 * @param sources where the pages are and can be edited
 * @returns a parser that throws an Error naming the file, the key and the remedy for a bad value
 */
export function parsePageFrontMatter(sources: PageSources): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const page = posixPath(path.relative(sources.siteDir, params.filePath));
    const own = readPageFrontMatter(parsed.frontMatter, page);
    return {
      ...parsed,
      frontMatter: { ...parsed.frontMatter, ...docusaurusKeys(own, page, sources) },
    };
  };
}
