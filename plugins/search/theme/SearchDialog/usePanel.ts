import { useEffect, useState, type ComponentType } from 'react';
import { loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { PanelProps } from './Panel';

type Panel = ComponentType<PanelProps>;

let loading: Promise<Panel> | undefined;

/**
 * Loads the part of the dialog below its field, once; after a failure, the next call retries.
 *
 * @throws SiteFileError when it cannot be loaded
 */
export function loadPanel(): Promise<Panel> {
  loading ??= loadPart(() => import('./Panel')).then(
    ({ default: Panel }) => Panel,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The lower part of the dialog, loaded on demand. */
export interface LoadedPanel {
  /** Undefined until loaded. */
  Panel?: Panel;
  /** Why loading failed. */
  failure?: FailureReason;
  /** Tries again after a failure. */
  retry: () => void;
}

/**
 * Loads the lower part of the dialog whenever the dialog opens without it.
 *
 * @param isOpen whether the dialog is open
 */
export function usePanel(isOpen: boolean): LoadedPanel {
  const [Panel, setPanel] = useState<Panel>();
  const [failure, setFailure] = useState<FailureReason>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOpen || Panel) return undefined;
    let isLatest = true;
    loadPanel().then(
      (loaded) => isLatest && setPanel(() => loaded),
      (error: unknown) => isLatest && setFailure(reasonOf(error)),
    );
    return () => {
      isLatest = false;
    };
  }, [isOpen, Panel, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { Panel, failure, retry };
}
