import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Props of {@link RetryPanel}. */
export interface RetryPanelProps {
  /** Whether a retry is in progress. */
  busy?: boolean;
  retry: () => void;
}

/** Shows that the code of a page failed to load, with a Retry button. */
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
        className="button button--primary"
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
