import type { ReactNode, RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Failure } from '../protocol';
import { Problems } from './Problems';
import type { PreviewState } from './preview';
import styles from './live.module.css';

/** Code that waits for Run: someone else's, the reader's own edits from before, or both. */
export type Offer = 'foreign' | 'kept' | 'foreignKept';

const OFFERS: { [Kind in Offer]: () => string } = {
  foreign: () =>
    translate({
      id: 'live.foreign',
      message: 'Someone else wrote this code. Review it, then press Run.',
      description: "In the preview's place, when the code comes from a link",
    }),
  kept: () =>
    translate({
      id: 'live.kept',
      message: 'Your earlier edits have been restored. Press Run to run them.',
      description: "In the preview's place, when edits were kept over a reload",
    }),
  foreignKept: () =>
    translate({
      id: 'live.foreignKept',
      message:
        'Someone else wrote this code, and your earlier edits of it have been restored. Review it, then press Run.',
      description: "In the preview's place, when edits of code from a link were kept over a reload",
    }),
};

/** Props of {@link PreviewPane}. */
export interface PreviewPaneProps {
  /** Element that the frames go into. */
  host: RefObject<HTMLDivElement | null>;
  preview: PreviewState;
  failures: Failure[];
  /** What waits for the reader to run it. */
  offer?: Offer;
}

/** What the code renders, and the messages in its place. */
export function PreviewPane({ host, preview, failures, offer }: PreviewPaneProps): ReactNode {
  return (
    <div className={styles.preview} aria-busy={preview.loading}>
      <div
        ref={host}
        tabIndex={-1}
        data-frame-host
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
      {offer && <p className={styles.offer}>{OFFERS[offer]()}</p>}
      <Problems failures={failures} covering={!preview.visible} />
    </div>
  );
}
