import { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { addressLocale, localeBases } from '../language/addressLocale';
import { useOtherLanguages } from '../language/useOtherLanguages';
import { ADDRESS_LANGUAGE, displayOf } from './headScript';
import styles from './styles.module.css';

/** The same words in every language, so that a report of them can be searched for. */
const TITLE = 'PAGE NOT FOUND';

const ownTexts = () => ({
  subtitle: translate({
    id: 'siteShell.notFound.subtitle',
    message: 'There is no page at this address',
    description: 'Below the words PAGE NOT FOUND',
  }),
  text: translate({
    id: 'siteShell.notFound.text',
    message: 'The address may contain a typo, or the page may have moved.',
    description: 'Explanation on the not-found page',
  }),
  home: translate({
    id: 'siteShell.notFound.home',
    message: 'Back to the homepage',
    description: 'Link on the not-found page',
  }),
  search: translate({
    id: 'siteShell.notFound.search',
    message: 'Search the documentation',
    description: 'Link on the not-found page, to a search for the words of the address',
  }),
});

/** The languages this bundle has texts for, with those texts. */
function useTexts(): Record<string, ReturnType<typeof ownTexts>> {
  const { currentLocale } = useDocusaurusContext().i18n;
  const otherLanguages = useOtherLanguages();
  const own = ownTexts();
  const others = Object.entries(otherLanguages).map(([locale, texts]) => [
    locale,
    {
      subtitle: texts['siteShell.notFound.subtitle'] ?? own.subtitle,
      text: texts['siteShell.notFound.text'] ?? own.text,
      home: texts['siteShell.notFound.home'] ?? own.home,
      search: texts['siteShell.notFound.search'] ?? own.search,
    },
  ]);
  return { [currentLocale]: own, ...Object.fromEntries(others) };
}

/** The query for what an address names: its words below the language. */
function queryOf(pathname: string, base: string): string {
  const named = pathname.slice(base.length).split('/').map(decodeURIComponent).join(' ');
  const words = named.match(/[\p{L}\p{N}]+/gu);
  return words ? `?q=${encodeURIComponent(words.join(' '))}` : '';
}

/**
 * Says that there is no such page, in the language of the address.
 *
 * The prerendered 404.html answers addresses of every language, so it holds the texts of all; its
 * first script has the wrong ones hidden, until this component leaves them out.
 */
export function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const texts = useTexts();
  const bases = localeBases(i18n);
  const asked = addressLocale(pathname, bases) ?? i18n.currentLocale;
  const locale = asked in texts ? asked : i18n.currentLocale;
  const isBrowser = useIsBrowser();
  const shown = isBrowser ? [locale] : Object.keys(texts);
  useEffect(() => {
    if (isBrowser) document.documentElement.removeAttribute(ADDRESS_LANGUAGE);
  }, [isBrowser]);
  return (
    <main className={clsx('container', styles.page, className)} data-needs-app>
      <PageMetadata title={TITLE} />
      <Head>
        {ExecutionEnvironment.canUseDOM && <html lang={i18n.localeConfigs[locale].htmlLang} />}
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">
        <span lang="en">{TITLE}</span>
      </Heading>
      {shown.map((each) => (
        <div
          key={each}
          lang={i18n.localeConfigs[each].htmlLang}
          style={isBrowser ? undefined : { display: `var(${displayOf(each)}, block)` }}
          className={styles.language}
        >
          <p className={styles.subtitle}>{texts[each].subtitle}</p>
          <p>{texts[each].text}</p>
          {/* A page of another language is no route of this one: the browser has to ask for it. */}
          <p>
            <Link
              className="button button--primary"
              to={`pathname://${bases[each]}`}
              autoAddBaseUrl={false}
              target="_self"
            >
              {texts[each].home}
            </Link>
          </p>
          <Link
            to={`pathname://${bases[each]}search${isBrowser ? queryOf(pathname, bases[each]) : ''}`}
            autoAddBaseUrl={false}
            target="_self"
          >
            {texts[each].search}
          </Link>
        </div>
      ))}
    </main>
  );
}
