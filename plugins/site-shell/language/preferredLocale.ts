const languageOf = (tag: string) => new Intl.Locale(tag).language;

/**
 * The site's language that a browser would like best.
 *
 * @param wanted the browser's languages (BCP 47), best first
 * @param locales the site's languages
 * @returns a locale of the site, whatever its region, or undefined when it has none of those wanted
 */
export function preferredLocale(
  wanted: readonly string[],
  locales: readonly string[],
): string | undefined {
  const found = wanted.map((tag) =>
    locales.find((locale) => languageOf(locale) === languageOf(tag)),
  );
  return found.find((locale) => locale !== undefined);
}
