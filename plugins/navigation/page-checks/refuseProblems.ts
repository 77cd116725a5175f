import logger from '@docusaurus/logger';
import type { DocMetadataBase, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { remembered } from '../../../src/caches/remembered';
import { problemIn } from '../frontMatterProblem';
import type { PagePair } from '../navigationPages';
import type { NavigationPage } from '../sections';
import { fileProblems, unpairedFiles } from './fileProblems';
import { pageProblems } from './pageProblems';
import { placeProblems, sidebarProblems } from './placeProblems';

type LoadedVersion = LoadedContent['loadedVersions'][number];

/** @throws Error with all the problems, one a line */
function refuse(problems: string[]): void {
  if (problems.length) throw new Error([...new Set(problems)].join('\n'));
}

/**
 * Stops at what is wrong in front matter and in the names of files: the addresses of pages depend on both.
 *
 * @param siteDir absolute path of the site
 * @param version what the docs plugin has loaded
 * @throws Error with all of it, one sentence a line
 */
export function refuseFiles(
  siteDir: string,
  { docs, drafts, contentPath, contentPathLocalized }: LoadedVersion,
): void {
  refuse([
    ...[...docs, ...drafts].flatMap(({ frontMatter }) => problemIn({ ...frontMatter }) ?? []),
    ...fileProblems(siteDir, [
      contentPath,
      ...(contentPathLocalized ? [contentPathLocalized] : []),
    ]),
  ]);
}

/** A development server looks at the files again after each edit. */
const said = remembered<void>('warnings of files');

/**
 * Warns once about each translation without an English page, and does not stop the build: a maintainer who removes an
 * English page need not know about the other languages.
 *
 * @param siteDir absolute path of the site
 * @param version what the docs plugin has loaded
 */
export function warnOfFiles(
  siteDir: string,
  { contentPath, contentPathLocalized }: LoadedVersion,
): void {
  if (!contentPathLocalized) return;
  for (const sentence of unpairedFiles(siteDir, contentPath, contentPathLocalized)) {
    said(sentence, () => logger.warn(sentence));
  }
}

/**
 * Stops at everything that is wrong in pages and can be seen without a build.
 *
 * @param context of the site
 * @param pairs all pages of a language
 * @param navigationPages the same pages
 * @param sidebars of the site
 * @throws Error with all of it, one sentence a line
 */
export function refuseProblems(
  { siteDir, baseUrl, i18n, siteConfig }: LoadContext,
  pairs: PagePair<DocMetadataBase>[],
  navigationPages: NavigationPage[],
  sidebars: LoadedVersion['sidebars'],
): void {
  // A page that is shown in English may lead to a heading that a translation does not have yet.
  const anchors = i18n.currentLocale === i18n.defaultLocale;
  const pages = pairs.map(({ doc }) => `/${doc.permalink.slice(baseUrl.length)}`);
  const siteUrl = siteConfig.url + i18n.localeConfigs[i18n.defaultLocale].baseUrl;
  const inPages = pairs.flatMap(({ file }) =>
    pageProblems({ siteDir, file, anchors, pages, siteUrl }),
  );
  const placed = navigationPages.map((page, index) => {
    const { permalink, frontMatter } = pairs[index].doc;
    return {
      ...page,
      permalink,
      slug: frontMatter.slug,
      sidebar: frontMatter.displayed_sidebar,
    };
  });
  refuse([...inPages, ...placeProblems(placed), ...sidebarProblems(placed, sidebars)]);
}
