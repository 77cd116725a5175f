import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './moreLink.module.css';

/** The link at the end of a section of the home page, to the page with details. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  );
}
