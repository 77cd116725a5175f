import type { ReactNode } from 'react';
import { attempt } from '../Extra/reportFailure';
import { keepFields } from './keptFields';
import { failureMessage, reloadLabel, retryLabel } from './messages';
import styles from './styles.module.css';
import type { FailureReason } from './whyFailed';

/** What a reader can do about a failure. */
export interface FailureActions {
  /** Takes the reader to the new version; by default it reloads the page. */
  onReload?: () => void;
  /** Loads the part again; without it, the place offers that in another way. */
  onRetry?: () => void;
}

const reload = () => {
  attempt('fields over a reload', keepFields);
  location.reload();
};

/** A button that loads the page again where only that helps, else one that tries again. */
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
  /** Why the part cannot be loaded; nothing is shown without one. */
  reason: FailureReason | undefined;
  /** Puts the reason into a sentence about the part. */
  text?: (why: string) => string;
}

/**
 * Says why a part of the site cannot be loaded, and offers what helps. The place that shows it has the role
 * `alert`.
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
