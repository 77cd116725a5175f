import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { asExtra } from '@site/src/components/Extra';
import type { OfflineData } from '../..';
import { useOffline, type OfflineState } from '../../client/useOffline';
import { failureText, messages, progressText, sizeText } from './messages';
import styles from './styles.module.css';
import { useSeen } from '@site/src/components/useSeen';

/** What is known of the size: that of all pages, or how much of them is saved. */
function sizeOf(state: OfflineState, size: number | undefined, locale: string): string {
  switch (state.is) {
    case 'kept':
      return sizeText(state.bytes, locale);
    case 'saving':
      return state.total
        ? progressText(sizeText(state.done, locale), sizeText(state.total, locale))
        : '';
    default:
      return size ? sizeText(size, locale) : '';
  }
}

function Control({ root }: { root: string }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const ref = useRef<HTMLDivElement>(null);
  const { state, size, keep, forget } = useOffline(
    { root, base: siteConfig.baseUrl },
    useSeen(ref),
  );
  const words = messages();
  const isSaving = state.is === 'saving';
  const isKept = state.is === 'kept';
  return (
    <div ref={ref} className={styles.root} data-offline={state.is}>
      <p className={styles.line}>
        {isKept && <span>{words.kept}</span>}
        {isSaving && (
          <progress aria-label={words.saving} value={state.done} max={state.total ?? 1} />
        )}
        {/* One button for all of it, so that the focus stays where it was pressed. */}
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          onClick={isKept || isSaving ? forget : keep}
        >
          {isKept ? words.remove : isSaving ? words.cancel : words.keep}
        </button>
        <span className={styles.size}>{sizeOf(state, size, i18n.currentLocale)}</span>
      </p>
      <p className={styles.note}>{words.note}</p>
      <p role="status" className={styles.status}>
        {isKept && <span className={styles.srOnly}>{words.kept}</span>}
        {state.is === 'failed' && failureText(state.failure)}
      </p>
    </div>
  );
}

function KeepOffline(): ReactNode {
  const { enabled, root } = usePluginData('offline') as OfflineData;
  return enabled && <Control root={root} />;
}

/** Saves all pages of the language for reading without a network, says how large they are, and removes them. */
export default asExtra('offline reading', KeepOffline);
