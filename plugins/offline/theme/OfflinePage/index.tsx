import { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import KeepOffline from '@theme/KeepOffline';
import Layout from '@theme/Layout';
import type { OfflineData } from '../..';
import { keptLanguages } from '../../keptPages';
import { wantedPath } from './wantedPath';
import styles from './styles.module.css';

const title = () =>
  translate({
    id: 'offline.page.title',
    message: 'You are offline',
    description: 'Title of the page in place of one that is not saved',
  });

/** The languages that are saved, known once the app runs. */
function useKept({ root, languages }: OfflineData): OfflineData['languages'] {
  const [kept, setKept] = useState<string[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    const bases = keptLanguages(root).then((found) => found.map(({ base }) => base));
    bases.then(setKept, () => undefined);
  }, [root]);
  return languages.filter(({ base }) => kept.includes(base));
}

/** The page that was wanted, known after hydration: the prerendered page has no query. */
function useWanted(root: string): string | undefined {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setWanted(wantedPath(search, root)), [search, root]);
  return wanted;
}

/** Takes the place of a page that is not saved while there is no network. */
export default function OfflinePage(): ReactNode {
  const data = usePluginData('offline') as OfflineData;
  const { siteConfig } = useDocusaurusContext();
  const kept = useKept(data);
  const wanted = useWanted(data.root) ?? siteConfig.baseUrl;
  return (
    <Layout>
      <PageMetadata title={title()} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page} data-needs-app>
        <Heading as="h1">{title()}</Heading>
        <p>
          <Translate id="offline.page.text" description="Below the title You are offline">
            This page is not kept in this browser. Connect to the internet to open it.
          </Translate>
        </p>
        <ul>
          <li>
            <Link to={`pathname://${wanted}`} autoAddBaseUrl={false} target="_self">
              <Translate id="offline.page.retry" description="Link to the page that was wanted">
                Try again
              </Translate>
            </Link>
          </li>
          {kept.map(({ base, label }) => (
            <li key={base}>
              <Link to={`pathname://${base}`} autoAddBaseUrl={false} target="_self">
                <Translate
                  id="offline.page.home"
                  description="Link to the home page of a language that is kept"
                  values={{ language: label }}
                >
                  {'Kept pages: {language}'}
                </Translate>
              </Link>
            </li>
          ))}
        </ul>
        <KeepOffline />
      </main>
    </Layout>
  );
}
