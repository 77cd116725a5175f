import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './live.module.css';

/** Stands in the preview's place until the reader runs the edits that were kept over a reload. */
export function KeptEditsOffer({ onRun }: { onRun: () => void }): ReactNode {
  return (
    <div className={styles.offer}>
      <p>
        <Translate
          id="live.kept"
          description="Above the Run button, when edits were kept over a reload"
        >
          Your earlier edits are back. They run when you say so.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRun}>
        <Translate id="live.run" description="Button that runs the edited code">
          Run
        </Translate>
      </button>
    </div>
  );
}
