import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { failureMessage, reloadLabel } from '@site/src/components/siteFiles/messages';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import styles from './styles.module.css';

/** Props of {@link RetryPanel}. */
export interface RetryPanelProps {
  /** Whether a retry is in progress. */
  busy?: boolean;
  /** Why the page could not be loaded, if that is known. */
  reason?: FailureReason;
  retry: () => void;
}

const unknownReason = () =>
  translate({
    id: 'siteShell.retry.unknown',
    message:
      'Check your connection, then try again. The site may also be in the middle of an update.',
    description: 'When a page could not be loaded, before it is known why',
  });

const text = (reason: FailureReason | undefined) =>
  translate(
    {
      id: 'siteShell.retry.text',
      message: 'This page could not be fully loaded. {why}',
      description: 'When a page could not be loaded',
    },
    { why: reason ? failureMessage(reason) : unknownReason() },
  );

/** Shows that the code of a page failed to load and why, with a Retry button. */
export function RetryPanel({ busy = false, reason, retry }: RetryPanelProps): ReactNode {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.text}>{text(reason)}</p>
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
        ) : reason === 'updated' ? (
          reloadLabel()
        ) : (
          <Translate id="siteShell.retry.button" description="Tries to load a page again">
            Retry
          </Translate>
        )}
      </button>
    </div>
  );
}
