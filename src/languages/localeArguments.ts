// Runs in Node: the languages that a command works on.
import { TRANSLATIONS } from './languages';

/** Invalid command line arguments; the message is for the user. */
export class ArgumentError extends Error {}

/** The option of `parseArgs` that selects languages. */
export const LOCALE_OPTION = { locale: { type: 'string', multiple: true } } as const;

/**
 * Returns the translations that a command works on.
 *
 * @param named locales passed with `--locale`; empty for all
 * @param translations locales to choose from
 * @throws ArgumentError for a locale that the site is not translated into
 */
export function chosenLocales(
  named: string[] = [],
  translations: string[] = TRANSLATIONS.map(({ id }) => id),
): string[] {
  const unknown = named.find((locale) => !translations.includes(locale));
  if (unknown !== undefined) {
    throw new ArgumentError(
      `"${unknown}" is not a translation. Choose one of: ${translations.join(', ')}. A new one goes into src/languages/languages.ts.`,
    );
  }
  return named.length > 0 ? named : translations;
}

/**
 * Returns the translation that a command writes to: only one, since a review of one language does not cover
 * others.
 *
 * @throws ArgumentError if there are several and none was selected
 */
export function oneLocale(
  named: string[] = [],
  translations: string[] = TRANSLATIONS.map(({ id }) => id),
): string {
  const locales = chosenLocales(named, translations);
  if (locales.length > 1) {
    throw new ArgumentError(
      `There are several translations. Say which one you mean: --locale ${locales.join(' or --locale ')}.`,
    );
  }
  return locales[0];
}
