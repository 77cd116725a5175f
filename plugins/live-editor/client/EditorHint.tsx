import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './editor.module.css';

/** How to leave the editor by keyboard; visible, and part of the accessible description. */
export function EditorHint({ id, leaving }: { id: string; leaving: boolean }): ReactNode {
  return (
    <p id={id} className={styles.hint} data-leaving={leaving || undefined}>
      {leaving ? (
        <Translate id="live.hint.leaving" description="Under the editor, after Escape was pressed">
          Tab now leaves the editor.
        </Translate>
      ) : (
        <Translate id="live.hint" description="Under the editor: how to leave it by keyboard">
          Tab indents. Press Escape, then Tab, to leave the editor.
        </Translate>
      )}
    </p>
  );
}
