import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What a {@link RetryPanel} offers. */
export interface RetryPanelProps {
  /** Another try is under way. */
  busy?: boolean;
  retry: () => void;
}

/** Says that a page's code could not be loaded, and offers to try again. */
export function RetryPanel({ busy = false, retry }: RetryPanelProps): ReactNode {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.text}>
        <Translate id="siteShell.retry.text" description="When a page could not be loaded">
          This page could not be loaded in full. Check your connection, then try again.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        aria-disabled={busy}
        onClick={busy ? undefined : retry}
      >
        {busy ? (
          <Translate id="siteShell.retry.busy" description="On the Retry button while it works">
            Trying again
          </Translate>
        ) : (
          <Translate id="siteShell.retry.button" description="Tries to load a page again">
            Retry
          </Translate>
        )}
      </button>
    </div>
  );
}
