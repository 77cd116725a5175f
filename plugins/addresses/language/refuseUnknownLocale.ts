import { askedLocale } from '../../../src/upstream/environment';

/**
 * Ends the process with one sentence when `docusaurus start`, `build` or `write-translations` was
 * asked for a language the site does not have: Docusaurus itself only warns, and goes on to show
 * English under that name.
 *
 * @param locales the languages of the site
 */
export function refuseUnknownLocale(locales: readonly string[]): void {
  const asked = askedLocale();
  if (asked === undefined || locales.includes(asked)) return;
  console.error(
    `"${asked}" is not a language of this site. Choose one of ${locales.join(', ')}, for instance: --locale ${locales[0]}.`,
  );
  process.exit(1);
}
