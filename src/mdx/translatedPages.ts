/** Where Docusaurus looks for the pages of a language, relative to `i18n/<locale>`. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-docs/current';

const TRANSLATED_PAGE = new RegExp(`^i18n/[^/]+/${TRANSLATED_PAGES}/(.+)$`);

/**
 * Returns the English page of a translated page.
 *
 * @param file path relative to the site, with forward slashes
 * @returns path in the same form; undefined for an English page
 */
export function englishPageOf(file: string): string | undefined {
  const [, page] = TRANSLATED_PAGE.exec(file) ?? [];
  return page && `docs/${page}`;
}
