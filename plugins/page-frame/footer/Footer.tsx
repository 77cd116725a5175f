import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { useThemeConfig, type MultiColumnFooter } from '@docusaurus/theme-common';
import FooterActions from '@theme/FooterActions';
import FooterLinkItem from '@theme/Footer/LinkItem';
import Heading from '@theme/Heading';
import LastUpdated from '@theme/LastUpdated';
import { repositoryUrl } from '@site/src/components/addresses/repositoryUrl';
import { Wordmark } from '../brand/Wordmark';
import styles from './styles.module.css';

type Column = MultiColumnFooter['links'][number];

function LinkColumn({ column }: { column: Column }) {
  return (
    <li>
      <Heading as="h2" className={styles.heading}>
        {column.title}
      </Heading>
      <ul className={styles.links}>
        {column.items.map((item) => (
          <li key={item.to ?? item.href}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Documentation pages say at their own end when they were last updated; other pages do here. */
function useIsDocumentation(): boolean {
  return useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
}

/** The foot of every page: where else to go, under which license, and when it was last updated. */
export function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  const { siteConfig } = useDocusaurusContext();
  const isDocumentation = useIsDocumentation();
  const columns = (footer?.links ?? []) as Column[];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.title}>
            <Wordmark name={siteConfig.title} width={128} />
          </p>
          <p>
            <Translate id="siteShell.footer.tagline" description="Below the name in the footer">
              A lightweight React form library.
            </Translate>
          </p>
          <FooterActions />
        </div>
        <nav
          aria-label={translate({
            id: 'siteShell.footer.label',
            message: 'Footer',
            description: 'Name of the links at the foot of every page',
          })}
        >
          <ul className={styles.columns}>
            {columns.map((column) => (
              <LinkColumn key={column.title} column={column} />
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.legal}>
        <Link to={`${repositoryUrl(siteConfig)}/blob/main/LICENSE`}>
          <Translate id="siteShell.footer.license" description="Link to the license">
            MIT License
          </Translate>
        </Link>
        {!isDocumentation && <LastUpdated />}
      </p>
    </footer>
  );
}
