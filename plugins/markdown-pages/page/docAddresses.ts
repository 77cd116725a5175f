import path from 'node:path';

/** A page of the documentation, as the docs plugin loads it. */
export interface Doc {
  /** Id of the doc, which is its path without extension: `intro/start`. */
  id: string;
  /** Address with the base path. */
  permalink: string;
  title: string;
  description: string;
}

const PAGE_FILE = /\.mdx?$/;
const ELSEWHERE = /^[a-z][a-z\d+.-]*:/i;
/** How a link of a page names a file of the site that is no page. */
const PLAIN_FILE = 'pathname://';

/**
 * Makes a function that makes the links of a page absolute.
 *
 * @param docs all pages of the language
 * @param page the page with the links
 * @param origin origin of the site, without a slash at its end
 * @returns from a link as the page has it to an absolute address
 */
export function absoluteLinks(docs: Doc[], page: Doc, origin: string): (url: string) => string {
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  return (url) => {
    if (url.startsWith(PLAIN_FILE)) return origin + url.slice(PLAIN_FILE.length);
    if (ELSEWHERE.test(url)) return url;
    const [target, hash] = url.split('#');
    const fragment = hash === undefined ? '' : `#${hash}`;
    if (target === '') return origin + page.permalink + fragment;
    if (!PAGE_FILE.test(target)) return new URL(url, origin + page.permalink).href;
    const id = path.posix.join(path.posix.dirname(page.id), target.replace(PAGE_FILE, ''));
    const permalink = permalinks.get(id);
    if (!permalink) throw new Error(`${page.id}: the link to ${url} leads to no page. Correct it.`);
    return origin + permalink + fragment;
  };
}
