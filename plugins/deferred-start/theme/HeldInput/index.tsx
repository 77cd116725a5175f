import { useEffect, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import RetryPanel from '@theme/RetryPanel';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { beforeHydration, replay } from '../../replay/heldInput';
import styles from './styles.module.css';

/** Of the page without its demos, which React hydrates one by one. */
const page = typeof document === 'undefined' ? undefined : document;

/**
 * Stands around the whole page: prepares it for hydration before anything in it is rendered, and replays
 * what the reader did until then once everything in it is mounted.
 */
export default function HeldInput({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  useState(() => page && attempt('early input', () => beforeHydration(page)));
  useEffect(() => page && attempt('early input', () => replay(page)), []);
  return (
    <>
      {children}
      {!isBrowser && (
        // Any press of a button makes the boot script try again.
        <div className={styles.startFailure}>
          <RetryPanel retry={() => undefined} />
        </div>
      )}
    </>
  );
}
