import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './crash.module.css';

/** What a {@link CrashPanel} shows. */
export interface CrashPanelProps {
  error: unknown;
  /** Tries the demo once more; absent in the page's HTML, before there is anything to try with. */
  onRetry?: () => void;
}

const crashed = () =>
  translate({
    id: 'demo.crashed',
    message: 'This demo has been crashed.',
    description: 'Shown in place of a demo that crashed without a message',
  });
const stackLabel = () =>
  translate({
    id: 'demo.stack',
    message: 'Stack trace',
    description: 'Opens the stack trace of a crashed demo',
  });
const retryLabel = () =>
  translate({
    id: 'demo.retry',
    message: 'Retry',
    description: 'Button that starts a crashed demo again',
  });

/** Stands in place of a demo that crashed: its message, its stack trace, and a way to try again. */
export function CrashPanel({ error, onRetry }: CrashPanelProps): ReactNode {
  const message = error instanceof Error ? error.message : String(error ?? '');
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.message}>{message || crashed()}</p>
      {stack && (
        <details className={styles.stack}>
          <summary>{stackLabel()}</summary>
          <pre tabIndex={0} role="group" aria-label={stackLabel()} translate="no">
            {stack}
          </pre>
        </details>
      )}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retryLabel()}
      </button>
    </div>
  );
}
