/** Where Docusaurus looks for the pages of a language, below `i18n/<locale>`. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-docs/current';

const TRANSLATED_PAGE = new RegExp(`^i18n/[^/]+/${TRANSLATED_PAGES}/(.+)$`);

/**
 * The English page that a page is the translation of.
 *
 * @param file path from the folder of the site, with slashes
 * @returns such a path; undefined for an English page
 */
export function englishPageOf(file: string): string | undefined {
  const [, page] = TRANSLATED_PAGE.exec(file) ?? [];
  return page && `docs/${page}`;
}
