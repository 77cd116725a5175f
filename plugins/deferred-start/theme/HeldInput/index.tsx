import { useEffect, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import RetryPanel from '@theme/RetryPanel';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { clearLoading } from '../../../page-loading/loading-bar/loadingFlag';
import { beforeHydration, redoChanges, replay } from '../../replay/heldInput';
import { layOutPage } from '../../replay/layOutPage';
import styles from './styles.module.css';

/** The page without its demos, which have separate React roots. */
const page = typeof document === 'undefined' ? undefined : document;

/**
 * Wraps the whole page: prepares it for hydration before its children render, and replays the held input
 * after they are mounted.
 */
export default function HeldInput({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  useState(() => page && attempt('early input', () => beforeHydration(page)));
  useEffect(() => {
    if (!page) return;
    attempt('early input', () => redoChanges(page));
    // In a separate task: on slow devices, a dialog that opens now would make that of the hydration too long.
    setTimeout(() => {
      // A press that was held meanwhile has set it again.
      clearLoading();
      attempt('early input', () => replay(page));
      void layOutPage();
    });
  }, []);
  return (
    <>
      {children}
      {!isBrowser && (
        // No handler is needed: the boot script holds any press of a button, and loads the app again.
        <div className={styles.startFailure}>
          <RetryPanel retry={() => undefined} />
        </div>
      )}
    </>
  );
}
