import type { ReactNode } from 'react';
import { attempt } from '../Extra/reportFailure';
import { keepFields } from './keptFields';
import { failureMessage, reloadLabel, retryLabel } from './messages';
import styles from './styles.module.css';
import type { FailureReason } from './whyFailed';

/** What readers can do about a failure. */
export interface FailureActions {
  /** Opens the new version; by default, reloads the page. */
  onReload?: () => void;
  /** Loads the part again; omit it if the caller offers that in another way. */
  onRetry?: () => void;
}

const reload = () => {
  attempt('fields over a reload', keepFields);
  location.reload();
};

/** A button that reloads the page if only that helps, otherwise one that retries. */
export function FailureButton({
  reason,
  onReload = reload,
  onRetry,
}: FailureActions & { reason: string | undefined }): ReactNode {
  const needsReload = reason === 'updated' || reason === 'broken';
  const onClick = needsReload ? onReload : onRetry;
  if (!reason || !onClick) return null;
  return (
    <button type="button" className="button button--sm button--primary" onClick={onClick}>
      {needsReload ? reloadLabel() : retryLabel()}
    </button>
  );
}

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps extends FailureActions {
  /** Why the part cannot be loaded; nothing is shown if undefined. */
  reason: FailureReason | undefined;
  /** Puts the reason into a sentence about the part. */
  text?: (why: string) => string;
}

/**
 * Shows why a part of the site cannot be loaded, with a button that helps. The parent has the role `alert`.
 */
export function LoadFailure({ reason, text, ...actions }: LoadFailureProps): ReactNode {
  if (!reason) return null;
  const why = failureMessage(reason);
  return (
    <span className={styles.failure}>
      {text ? text(why) : why}
      <FailureButton reason={reason} {...actions} />
    </span>
  );
}
