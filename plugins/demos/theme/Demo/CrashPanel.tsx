import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { focusOnce } from '@site/src/components/focusOnce';
import styles from './crash.module.css';

/** Props of {@link CrashPanel}. */
export interface CrashPanelProps {
  error: unknown;
  /** Renders the demo again; undefined in the prerendered HTML, where no script runs yet. */
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

/** Replaces a demo that crashed: the error message, the stack trace and a Retry button. */
export function CrashPanel({ error, onRetry }: CrashPanelProps): ReactNode {
  const message = error instanceof Error ? error.message : String(error ?? '');
  const stack = error instanceof Error ? error.stack : undefined;
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes away, and the focus must not go with it.
    focusOnce(currentTarget.closest<HTMLElement>('[data-demo-preview]'));
    onRetry?.();
  };
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
      <button type="button" className={styles.retry} onClick={retry}>
        {retryLabel()}
      </button>
    </div>
  );
}
