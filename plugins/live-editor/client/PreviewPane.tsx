import type { ReactNode, RefObject } from 'react';
import Translate from '@docusaurus/Translate';
import type { Failure } from '../protocol';
import { Problems } from './Problems';
import type { PreviewState } from './preview';
import styles from './live.module.css';

/** Props of {@link PreviewPane}. */
export interface PreviewPaneProps {
  /** Element that the frames go into. */
  host: RefObject<HTMLDivElement | null>;
  preview: PreviewState;
  failures: Failure[];
  /** What waits for the reader to run it: someone else's code, or edits that were kept. */
  offer?: 'foreign' | 'kept';
}

/** What the code renders, and the messages in its place. */
export function PreviewPane({ host, preview, failures, offer }: PreviewPaneProps): ReactNode {
  return (
    <div className={styles.preview} aria-busy={preview.loading}>
      <div
        ref={host}
        tabIndex={-1}
        className={styles.host}
        style={{ minBlockSize: preview.height }}
      />
      <p role="status" className={styles.loading}>
        {preview.loading && (
          <Translate id="live.building" description="Shown when a build takes half a second">
            Building…
          </Translate>
        )}
      </p>
      {offer && (
        <p className={styles.offer}>
          {offer === 'foreign' ? (
            <Translate
              id="live.foreign"
              description="In the preview's place, when the code comes from a link"
            >
              Someone else wrote this code. Review it, then press Run.
            </Translate>
          ) : (
            <Translate
              id="live.kept"
              description="In the preview's place, when edits were kept over a reload"
            >
              Your earlier edits have been restored. Press Run to run them.
            </Translate>
          )}
        </p>
      )}
      <Problems failures={failures} covering={!preview.visible} />
    </div>
  );
}
