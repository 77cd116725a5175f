import type { MouseEvent } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addressInLocale, addressLocale, localeBases } from './addressLocale';
import { rememberScroll } from './keepScroll';
import { chooseLanguage } from './languageChoice';

/** A link to the present page in one language. */
export interface LanguageLink {
  locale: string;
  /** The language's own name for itself. */
  label: string;
  htmlLang: string;
  /** Path, query and hash. */
  href: string;
  /** Of the element: React keeps the attributes of the prerendered one, and 404.html's are wrong. */
  key: string;
  /** The page is in this language already. */
  current: boolean;
  /** Keeps the reader's place and remembers the decision; for the link's click. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links to the present page in each language: same path, query, hash and place.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { i18n } = useDocusaurusContext();
  const { pathname, search, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const bases = localeBases(i18n);
  const present = addressLocale(pathname, bases) ?? i18n.currentLocale;
  return i18n.locales.map((locale) => {
    const path = addressInLocale(pathname, locale, bases);
    const { label, htmlLang } = i18n.localeConfigs[locale];
    return {
      locale,
      label,
      htmlLang,
      // The prerendered page knows neither query nor hash, and 404.html not even its path.
      key: `${locale}-${isBrowser}`,
      href: isBrowser ? path + search + hash : path,
      current: locale === (isBrowser ? present : i18n.currentLocale),
      onClick: (event) => {
        chooseLanguage(locale);
        rememberScroll(path);
        // Query and hash may have changed without the router's knowledge.
        event.currentTarget.href = path + window.location.search + window.location.hash;
      },
    };
  });
}
