import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  /** Shows the bar whenever it is rendered, not only while the root element has the loading flag. */
  always?: boolean;
}

/** `Loading...` and an animated progress bar across the top of the window. */
export function LoadingBar({ always = false }: LoadingBarProps): ReactNode {
  const label = translate({
    id: 'siteShell.loading',
    message: 'Loading...',
    description: 'While a page loads',
  });
  return (
    <div className={clsx(styles.loading, always && styles.always)}>
      <div role="progressbar" aria-label={label} className={styles.track}>
        <div className={styles.bar} />
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
