/** The language of a BCP 47 tag; undefined for anything else, such as `C`, which WebKitGTK reports. */
function languageOf(tag: unknown): string | undefined {
  try {
    return new Intl.Locale(String(tag)).language;
  } catch {
    return undefined;
  }
}

/**
 * The site's language that a browser would like best.
 *
 * @param wanted what the browser gives as its languages, best first; what is no BCP 47 tag is skipped
 * @param locales the site's languages
 * @returns a locale of the site, whatever its region, or undefined when it has none of those wanted
 */
export function preferredLocale(
  wanted: readonly unknown[] | undefined,
  locales: readonly string[],
): string | undefined {
  const languages = (wanted ?? []).map(languageOf).filter((language) => language !== undefined);
  const found = languages.map((language) =>
    locales.find((locale) => languageOf(locale) === language),
  );
  return found.find((locale) => locale !== undefined);
}
