import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './editor.module.css';

/**
 * Says how to leave the editor by keyboard.
 *
 * @param leaving whether Escape was pressed last
 */
export const hintText = (leaving: boolean): string =>
  leaving
    ? translate({
        id: 'live.hint.leaving',
        message: 'Tab now leaves the editor.',
        description: 'Under the editor, after Escape was pressed',
      })
    : translate({
        id: 'live.hint',
        message: 'Tab indents. Press Escape, then Tab, to leave the editor.',
        description: 'Under the editor: how to leave it by keyboard',
      });

/** How to leave the editor by keyboard; it is part of the accessible description too. */
export function EditorHint({ leaving }: { leaving: boolean }): ReactNode {
  return (
    <p className={styles.hint} data-leaving={leaving || undefined}>
      {hintText(leaving)}
    </p>
  );
}
