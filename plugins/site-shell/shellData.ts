import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** Texts in one language: message id to text. */
export type Texts = Record<string, string>;

/** What the plugin tells its components (Docusaurus's global data). */
export interface ShellData {
  /** The one time of the last update of all pages, in epoch ms (spec point 3). */
  lastUpdated: number;
  /**
   * The few texts that pages of the default language show in another language: the offer of that
   * language, and the not-found page, of which a static host has but one for all languages.
   */
  otherLanguages: Record<string, Texts>;
}

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

/** The files {@link loadShellData} reads. */
export function shellDataFiles(context: LoadContext): string[] {
  return others(context).map((locale) => messagesFile(context, locale));
}

/** Collects what the plugin's components need to know of the site. */
export async function loadShellData(context: LoadContext): Promise<ShellData> {
  const { experimental_vcs: vcs } = context.siteConfig.future;
  const info = await vcs.getFileLastUpdateInfo(context.siteDir);
  if (!info) {
    throw new Error(
      'The site shell shows one time for all pages. Set future.experimental_vcs in docusaurus.config.ts to siteVcs(__dirname).',
    );
  }
  return {
    lastUpdated: info.timestamp,
    otherLanguages: Object.fromEntries(
      others(context).map((locale) => [locale, textsShownElsewhere(messagesFile(context, locale))]),
    ),
  };
}
