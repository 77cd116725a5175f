import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { fileOf } from '@site/src/components/siteFiles/loadPart';

/** The browser functions that {@link createRecovery} uses. */
export interface RecoveryHost {
  wait: (ms: number) => Promise<void>;
  /** Fetches a file, bypassing the HTTP cache; resolves to its status, or undefined without a response. */
  refetch: (url: string) => Promise<number | undefined>;
  /**
   * Reloads the current address, at most once per deploy; resolves to false if it did not reload.
   * Right before it reloads, it asks whether the reader is still waiting for the page.
   */
  reloadOnce: (isWanted: () => boolean) => Promise<boolean>;
  /** Reloads the current address on request of the reader. */
  reload: () => void;
  /** Finds out why files cannot be loaded; undefined if they can be now. */
  whyFailed: (urls: string[]) => Promise<FailureReason | undefined>;
  /** Shows the failure; `busy` while a retry is in progress. */
  showPanel: (panel: RetryPanelState) => void;
  hidePanel: () => void;
}

/** What the panel shows. */
export interface RetryPanelState {
  busy: boolean;
  /** Why the files cannot be loaded. */
  reason?: FailureReason;
  retry: () => void;
}

/** Guards the loading of a route's chunks. */
export interface Recovery {
  /** Runs a loader. After a failure the promise stays pending until a retry succeeds; it never rejects. */
  load: <T>(loader: () => Promise<T>) => Promise<T>;
  /** A navigation to another route starts. */
  navigationStarted: () => void;
  /** The new route is rendered. */
  navigationEnded: () => void;
  /** The network is back: retries if the panel is shown. */
  networkReturned: () => void;
}

type Outcome = 'loaded' | 'gone' | 'failed';

/** Delay before each automatic retry (ms). */
const RETRY_DELAYS = [500, 1500];

/**
 * Recovers from failed chunks. It retries automatically, then reloads the page once per deploy, because a
 * missing chunk usually means a newer deploy, and then shows a panel with a Retry button. The page is
 * rendered in place as soon as its last chunk is loaded.
 */
export function createRecovery(host: RecoveryHost): Recovery {
  const stuck = new Map<() => Promise<Outcome>, string | undefined>();
  // The first page needs its chunks before any navigation.
  let wanted = true;
  let busy = false;
  let resting = false;
  // How many navigations have started and ended.
  let steps = 0;

  const tryAll = () => Promise.all([...stuck.keys()].map((attempt) => attempt()));

  function finish(): void {
    resting = false;
    host.hidePanel();
  }

  async function rest(): Promise<void> {
    resting = true;
    const urls = [...stuck.values()].filter((url) => url !== undefined);
    const reason = await host.whyFailed(urls);
    if (resting) host.showPanel({ busy: false, reason, retry: () => void retry() });
  }

  async function retry(): Promise<void> {
    const own = steps;
    host.showPanel({ busy: true, retry: () => {} });
    const outcomes = await tryAll();
    // The reader has gone to another page meanwhile.
    if (own !== steps) return;
    if (stuck.size === 0) finish();
    else if (outcomes.includes('gone')) host.reload();
    else await rest();
  }

  async function retryQuietly(): Promise<void> {
    for (const delay of RETRY_DELAYS) {
      await host.wait(delay);
      const outcomes = await tryAll();
      if (stuck.size === 0) return;
      if (outcomes.includes('gone')) break;
    }
    // The reader has navigated to another page; the next navigation retries.
    if (!wanted) return;
    resting = await host.reloadOnce(() => wanted);
    if (!resting && wanted) await rest();
  }

  async function recover(): Promise<void> {
    if (busy) return;
    busy = true;
    while (stuck.size > 0 && wanted && !resting) await retryQuietly();
    busy = false;
  }

  return {
    load: (loader) =>
      loader().catch(
        (error: unknown) =>
          new Promise((resolve) => {
            const url = fileOf(error);
            // Not a network error but an error in the page's code, which would otherwise be lost.
            if (!url) console.error(error);
            const attempt = async (): Promise<Outcome> => {
              const status = url ? await host.refetch(url) : 200;
              if (status === 404 || status === 410) return 'gone';
              if (status === undefined || status >= 400) return 'failed';
              try {
                resolve(await loader());
              } catch {
                return 'failed';
              }
              stuck.delete(attempt);
              return 'loaded';
            };
            stuck.set(attempt, url);
            void recover();
          }),
      ),
    navigationStarted: () => {
      steps += 1;
      wanted = true;
      finish();
      void recover();
    },
    navigationEnded: () => {
      steps += 1;
      wanted = false;
      finish();
    },
    networkReturned: () => {
      if (resting) void retry();
    },
  };
}
