import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import waiting from '@generated/translation-status/default/waiting.json';
import { newTranslationUrl } from '../../newTranslationUrl';
import { WaitingList } from './WaitingList';
import styles from './styles.module.css';

/**
 * Tells readers of a page that is not translated that it is in English, and readers of a translation
 * which of its sections are behind the English. Renders nothing where all is well.
 */
export default function TranslationNotice(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  if (i18n.currentLocale === i18n.defaultLocale) return null;

  const sections = waiting[metadata.id];
  const isTranslated = metadata.source.startsWith('@site/i18n/');
  if (isTranslated && !sections) return null;
  return (
    <div className={styles.notice} role="note">
      {isTranslated ? (
        <WaitingList sections={sections} />
      ) : (
        <p>
          <Translate
            id="translation.missing"
            description="Above a page that is shown in English for lack of a translation"
          >
            This page has not been translated yet, so it is shown in English.
          </Translate>{' '}
          <Link to={newTranslationUrl(siteConfig, i18n.currentLocale, metadata.source)}>
            <Translate
              id="translation.translate"
              description="Link after it, to where a translation can be added"
            >
              Translate this page
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
