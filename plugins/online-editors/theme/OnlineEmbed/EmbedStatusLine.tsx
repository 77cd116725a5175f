import type { ReactNode } from 'react';
import { MAX_ATTEMPTS } from '../../playground/handshake';
import { notices } from './messages';
import { runHereHint } from './runHereMessages';
import type { EmbedStatus } from './useOnlineEmbed';
import styles from './styles.module.css';

function statusText({ phase }: EmbedStatus): string {
  if (phase === 'preparing') return notices.preparing();
  if (phase === 'connecting') return notices.connecting();
  return phase === 'connected' ? notices.connected() : '';
}

function alertText(status: EmbedStatus): string {
  if (status.phase === 'timeout') return notices.timeout();
  return status.phase === 'failed' ? notices.failed(status.reason) : '';
}

/** State of the embed. The count of attempts is not announced: twenty announcements would be noise. */
export default function EmbedStatusLine({
  status,
  outcome,
}: {
  status: EmbedStatus;
  /** What came of the reader's last action; takes the place of the status. */
  outcome: string;
}): ReactNode {
  return (
    <div className={styles.line}>
      <span role="status">{outcome || statusText(status)}</span>
      {status.phase === 'closed' && <span className={styles.quiet}>{runHereHint()}</span>}
      {status.phase === 'connecting' && (
        <span className={styles.quiet}>{notices.attempt(status.attempt, MAX_ATTEMPTS)}</span>
      )}
      {status.phase === 'connected' && !outcome && (
        <span className={styles.quiet}>{notices.previewHint()}</span>
      )}
      <span role="alert" className={styles.alert}>
        {alertText(status)}
      </span>
    </div>
  );
}
