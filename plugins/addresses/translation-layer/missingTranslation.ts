/** What a page asks the translation layer for. */
export interface MessageRequest {
  id?: string;
  /** The English text. */
  message?: string;
}

/** The messages of one language. */
export interface Catalogue {
  locale: string;
  /** The language that messages are written in, and that needs no catalog. */
  defaultLocale: string;
  /** Message id to text. */
  messages: Record<string, string>;
}

/**
 * Finds out why a message cannot be shown in the page's language: a missing id, missing
 * locale data, or a missing message.
 *
 * @returns a sentence for the maintainer, or undefined when nothing is missing
 */
export function missingTranslation(
  { id, message }: MessageRequest,
  { locale, defaultLocale, messages }: Catalogue,
): string | undefined {
  if (id === undefined) {
    return `Missing id (${locale}): the text "${message}" has none. Give it one, so that it can be translated.`;
  }
  if (locale === defaultLocale || messages[id]) return undefined;
  if (Object.keys(messages).length === 0) {
    return `Missing locale data (${locale}): message "${id}" was asked for, but i18n/${locale}/code.json is empty. Run: npm run write-translations.`;
  }
  return `Missing message (${locale}): "${id}" is not in i18n/${locale}/code.json, so its English text is shown. Run: npm run write-translations.`;
}
