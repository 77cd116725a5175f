import type { AllContent } from '@docusaurus/types';
import { otherAddress } from '../../../src/mdx/pageAddresses';
import { configuredPlaces } from '../configuredPlaces';
import type { Redirect } from './writeRedirectPages';

/** The used part of what the docs and pages plugins load. */
interface LoadedPages {
  loadedVersions?: { docs: { permalink: string }[] }[];
  permalink?: string;
}

/**
 * Lists the pages that the docs and pages plugins have loaded, as paths below the language.
 *
 * @param allContent contents of all plugins, by name and id
 * @param baseUrl path of the language
 */
export function loadedPages(allContent: AllContent, baseUrl: string): string[] {
  const contents = ['docs', 'pages']
    .flatMap((name) => Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {}))
    .flat() as LoadedPages[];
  return contents
    .flatMap((content) => [content, ...(content.loadedVersions ?? []).flatMap(({ docs }) => docs)])
    .flatMap(({ permalink }) => (permalink ? [`/${permalink.slice(baseUrl.length)}`] : []));
}

/**
 * Finds redirects that lead to no page, would hide one or begin where another does, before a build does.
 *
 * @param redirects of the configuration
 * @param pages all pages that are loaded, as paths below the language
 * @param siteDir absolute path of the site
 * @returns one sentence a problem
 */
export function redirectProblems(
  redirects: Redirect[],
  pages: string[],
  siteDir: string,
): string[] {
  return redirects.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const [place, ...others] = configuredPlaces(siteDir, `from: '${from}'`);
    const first = redirects.findIndex((each) => each.from === from);
    if (index > first) {
      const there = others.length > 0 ? ` (${[place, ...others].join(', ')})` : '';
      return [
        `${others.at(-1) ?? place}: there are two redirects from "${from}"${there}. Remove one.`,
      ];
    }
    if (pages.includes(from)) {
      return [`${place}: the redirect from "${from}" would hide the page there. Remove it.`];
    }
    const remedy = otherAddress(to, pages);
    return remedy
      ? [`${place}: the redirect from "${from}" leads to "${to}", where no page is. ${remedy}`]
      : [];
  });
}
