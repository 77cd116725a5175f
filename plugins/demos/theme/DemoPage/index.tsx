import { useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { useFocusOnArrival } from '@site/src/components/addresses/useFocusOnArrival';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import type { DemoModule } from '../../types';
import { Body } from '../Demo/Body';
import { useIsland } from '../Demo/useIsland';
import { useEnglish } from '../Demo/useEnglish';
import demoStyles from '../Demo/styles.module.css';
import styles from './styles.module.css';

/** Props of {@link DemoPage}. */
export interface Props {
  /** The demos of a folder by their ids, with that of the route. */
  demos: Record<string, DemoModule>;
  route: { path: string };
}

/** Differs from that of the page with the demo, or a screen reader would say nothing on the way from one to the other. */
const pageTitle = (title: string) =>
  translate(
    {
      id: 'demo.page.title',
      message: '{title} (demo)',
      description: 'Title of the page of a single demo, in the window and for search engines',
    },
    { title },
  );
const backLabel = (title: string) =>
  translate(
    {
      id: 'demo.page.back',
      message: 'Back to “{title}”',
      description: 'Link from the page of a single demo to the page that shows it',
    },
    { title },
  );

/** A single demo outside the documentation layout (`~demos/<id>`). */
export default function DemoPage({ demos, route }: Props): ReactNode {
  const demo = demos[route.path.slice(route.path.lastIndexOf('/') + 1)];
  const { siteConfig } = useDocusaurusContext();
  const { home } = demo;
  // The demos that no page of the documentation shows are those of the home page.
  const back = home
    ? { to: `${home.permalink}#${demo.id}`, title: home.title }
    : { to: '/', title: siteConfig.title };
  const lang = useEnglish(demo);
  const island = useIsland(demo);
  const page = useRef<HTMLElement>(null);
  useFocusOnArrival(page);
  return (
    <LayoutProvider>
      <PageMetadata title={pageTitle(demo.title)} description={demo.description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main ref={page} className={styles.page} data-demo-page={demo.id} data-needs-app>
        <header className={styles.header}>
          <Heading as="h1" className={styles.title} lang={lang('title')}>
            {demo.title}
          </Heading>
          <Link to={back.to}>{backLabel(back.title)}</Link>
        </header>
        {demo.description && (
          <p className={styles.description} lang={lang('description')}>
            {demo.description}
          </p>
        )}
        <div className={demoStyles.demo}>
          <Body demo={demo} island={island} />
        </div>
      </main>
    </LayoutProvider>
  );
}
