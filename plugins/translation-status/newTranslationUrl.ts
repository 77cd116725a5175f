import { repositoryUrl } from '../../src/components/addresses/repositoryUrl';
import { TRANSLATED_PAGES } from '../../src/mdx/translatedPages';

/**
 * The address of GitHub's form for a new file, with the path that the translation of a page has.
 *
 * @param config names the repository
 * @param locale language of the translation
 * @param source of the English page, as Docusaurus's metadata have it: `@site/docs/intro/start.mdx`
 */
export function newTranslationUrl(
  config: Parameters<typeof repositoryUrl>[0],
  locale: string,
  source: string,
): string {
  const page = source.replace('@site/docs/', '');
  const query = new URLSearchParams({ filename: `i18n/${locale}/${TRANSLATED_PAGES}/${page}` });
  return `${repositoryUrl(config)}/new/main?${query}`;
}
