// Runs in Node: the languages that a command is about.
import { TRANSLATIONS } from './languages';

/** Invalid arguments of a command; the message is for the person who typed them. */
export class ArgumentError extends Error {}

/** The option of `parseArgs` that names languages. */
export const LOCALE_OPTION = { locale: { type: 'string', multiple: true } } as const;

/**
 * The translations that a command works on.
 *
 * @param named with `--locale`; all of them if none is
 * @param translations locales to choose from
 * @throws ArgumentError for one that the site is not translated into
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
 * The translation that a command writes to. It is only one, since a review of one language says nothing about others.
 *
 * @throws ArgumentError if there are several and none is named
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
