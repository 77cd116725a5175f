import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { focusOnce } from '@site/src/components/focusOnce';
import { localeBases } from './addressLocale';
import { useOtherLanguages } from './useOtherLanguages';
import { cameFromOtherLanguage, chooseLanguage, chosenLanguage } from './languageChoice';
import { preferredLocale } from './preferredLocale';
import { useLanguageLinks } from './useLanguageLinks';
import styles from './styles.module.css';

function useTexts(locale: string) {
  const texts = useOtherLanguages()[locale] ?? {};
  return {
    text:
      texts['siteShell.languageOffer.text'] ??
      translate({
        id: 'siteShell.languageOffer.text',
        message: 'This site is available in your language.',
        description: 'Offer of another language; shown in that language',
      }),
    accept:
      texts['siteShell.languageOffer.accept'] ??
      translate({
        id: 'siteShell.languageOffer.accept',
        message: 'Read this page in your language',
        description: 'Link that accepts the offer of another language; shown in that language',
      }),
    refuse:
      texts['siteShell.languageOffer.refuse'] ??
      translate({
        id: 'siteShell.languageOffer.refuse',
        message: 'No thanks',
        description: 'Button that refuses the offer of another language; shown in that language',
      }),
  };
}

/** Gives the focus back to where it was before it came into the offer, when the offer goes away. */
function useFocusBefore() {
  const offer = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
    if (!offer.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = () => {
    if (!offer.current?.contains(document.activeElement)) return;
    focusOnce(before.current?.isConnected ? before.current : document.querySelector('main'));
  };
  return { offer, onFocus, giveBack };
}

function Offer({ locale, refuse }: { locale: string; refuse: () => void }) {
  const texts = useTexts(locale);
  const link = useLanguageLinks().find((each) => each.locale === locale);
  const { offer, onFocus, giveBack } = useFocusBefore();
  return (
    <section
      ref={offer}
      className={styles.offer}
      lang={link?.htmlLang}
      aria-label={link?.label}
      onFocus={onFocus}
    >
      <p>{texts.text}</p>
      <Link
        className="button button--primary"
        to={`pathname://${link?.href}`}
        autoAddBaseUrl={false}
        target="_self"
        onClick={link?.onClick}
      >
        {texts.accept}
      </Link>
      <button
        type="button"
        className="button button--outline button--primary"
        onClick={() => {
          giveBack();
          refuse();
        }}
      >
        {texts.refuse}
      </button>
    </section>
  );
}

/**
 * Offers a reader of the default language the language of the browser, once: never a redirect, and
 * the answer is remembered. It lies over the page, so nothing shifts when it comes.
 */
export function LanguageOffer(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { currentLocale, defaultLocale, locales } = i18n;
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    if (cameFromOtherLanguage(currentLocale, localeBases(i18n))) chooseLanguage(currentLocale);
    if (currentLocale !== defaultLocale || chosenLanguage()) return;
    const preferred = preferredLocale(navigator.languages, locales);
    if (preferred && preferred !== currentLocale) setOffered(preferred);
  }, [i18n, currentLocale, defaultLocale, locales]);
  if (!offered) return null;
  const refuse = () => {
    chooseLanguage(currentLocale);
    setOffered(undefined);
  };
  return <Offer locale={offered} refuse={refuse} />;
}
