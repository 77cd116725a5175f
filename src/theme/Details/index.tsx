// Replaces the component of @docusaurus/theme-classic 3.10, which collapses on hydration what a reader has opened.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
