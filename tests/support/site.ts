import path from 'node:path';
import { TRANSLATED_PAGES } from '../../src/mdx/translatedPages';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  TRANSLATIONS,
  type LanguageList,
} from '../../src/languages/languages';

/** Absolute path of the repository. */
export const SITE_DIR = path.resolve(__dirname, '../..');

/** Folder of the built site. */
export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Base path of the site, as in `docusaurus.config.ts`. */
export const BASE = process.env.SITE_BASE_URL ?? '/bindform/';

/** Origin of the published site, as in `docusaurus.config.ts`. */
export const ORIGIN =
  process.env.SITE_URL ?? `https://${process.env.SITE_ORGANIZATION ?? 'bindform'}.github.io`;

type Complete<List> = List extends readonly [infer First, ...infer Rest]
  ? First extends { id: infer Id; isComplete: true }
    ? [Id, ...Complete<Rest>]
    : Complete<Rest>
  : [];

/** Ids of the languages that are complete, in the order of the list. */
type LocaleIds = Complete<LanguageList>;

/** A language that the tests read the site in. */
export interface SiteLocale {
  id: LocaleIds[number];
  /** Of its addresses, below the base path. */
  prefix: string;
}

const prefixOf = (id: string) => (id === DEFAULT_LANGUAGE ? '' : `${id}/`);

/** Prefixes of all translations, also of those that are not complete. */
const TRANSLATION_PREFIXES = TRANSLATIONS.map(({ id }) => prefixOf(id));

/** Folder of the pages of a language, from the folder of the site. */
export const pagesFolder = (id: string): string =>
  id === DEFAULT_LANGUAGE ? 'docs' : `i18n/${id}/${TRANSLATED_PAGES}`;

/** Whether a file of the build belongs to a translation. */
export const isTranslated = (file: string): boolean =>
  TRANSLATION_PREFIXES.some((prefix) => file.startsWith(prefix));

/** The languages of the site that are complete. A separate test reads one that is not. */
export const LOCALES = LANGUAGES.filter(({ isComplete }) => isComplete).map(
  ({ id }): SiteLocale => ({ id: id as SiteLocale['id'], prefix: prefixOf(id) }),
);

type Texts<Ids> = { [Index in keyof Ids]: string };

/** A text of the site in each of {@link LOCALES}, in their order. */
export type TextInLocales = Texts<LocaleIds>;

/**
 * Chooses among the texts of a test.
 *
 * @param id the language that the test reads
 */
export const textIn =
  (id: SiteLocale['id']) =>
  (...texts: TextInLocales): string =>
    texts[LOCALES.findIndex((locale) => locale.id === id)];

/**
 * Base address of the site that the running end-to-end tests read.
 *
 * @throws Error outside the end-to-end project, whose global setup starts the server
 */
export function siteUrl(): string {
  const url = process.env.BINDFORM_SITE_URL;
  if (!url) throw new Error('No site is being served. Run these tests with: npm run test:e2e');
  return url;
}
