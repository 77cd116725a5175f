import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** Texts in one language: message id to text. */
export type Texts = Record<string, string>;

/**
 * The few texts that pages of the default language show in another language: the offer of that
 * language, and the not-found page, which a static host has only once, for all languages.
 */
export type OtherLanguages = Record<string, Texts>;

const SHOWN_ELSEWHERE = /^siteShell\.(notFound|languageOffer)\./;

/** The file with a language's messages. */
function messagesFile({ siteDir, i18n }: LoadContext, locale: string): string {
  return path.join(siteDir, i18n.path, i18n.localeConfigs[locale].path, 'code.json');
}

const others = ({ i18n }: LoadContext) =>
  i18n.currentLocale === i18n.defaultLocale
    ? i18n.locales.filter((locale) => locale !== i18n.defaultLocale)
    : [];

function textsShownElsewhere(file: string): Texts {
  if (!fs.existsSync(file)) return {};
  const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([id, { message }]) => SHOWN_ELSEWHERE.test(id) && message)
      .map(([id, { message }]) => [id, message]),
  );
}

/** The files {@link loadOtherLanguages} reads. */
export function otherLanguagesFiles(context: LoadContext): string[] {
  return others(context).map((locale) => messagesFile(context, locale));
}

/** Collects the texts of other languages. */
export function loadOtherLanguages(context: LoadContext): OtherLanguages {
  return Object.fromEntries(
    others(context).map((locale) => [locale, textsShownElsewhere(messagesFile(context, locale))]),
  );
}
