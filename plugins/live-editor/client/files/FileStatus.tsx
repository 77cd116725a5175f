import type { ReactNode } from 'react';
import { undoLabel } from './messages';
import type { FileTools } from './useFileTools';
import live from '../live.module.css';
import styles from './files.module.css';

/** What has happened to the files, and how to bring deleted ones back. */
export function FileStatus({ said, undo, removed }: FileTools): ReactNode {
  return (
    <p className={styles.status}>
      <span role="status">{said}</span>
      {removed && (
        <button type="button" className={live.action} onClick={undo}>
          {undoLabel(removed)}
        </button>
      )}
    </p>
  );
}
