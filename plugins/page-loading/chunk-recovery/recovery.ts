/** What {@link createRecovery} needs of the browser. */
export interface RecoveryHost {
  wait: (ms: number) => Promise<void>;
  /** Asks for a file past the HTTP cache: its status, or undefined where no answer came. */
  refetch: (url: string) => Promise<number | undefined>;
  /** Loads the wanted address in full, at most once per deploy; false when it may or can not. */
  reloadOnce: () => Promise<boolean>;
  /** Loads the wanted address in full because the reader asked for it. */
  reload: () => void;
  /** Tells the reader; `busy` while another try is under way. */
  showPanel: (panel: { busy: boolean; retry: () => void }) => void;
  hidePanel: () => void;
}

/** Guards the loading of a route's chunks. */
export interface Recovery {
  /** Runs a loader; a failure is recovered from, so the promise never rejects for the network's sake. */
  load: <T>(loader: () => Promise<T>) => Promise<T>;
  /** The reader wants a route, now. */
  navigationStarted: () => void;
  /** The wanted route is there. */
  navigationEnded: () => void;
  /** The network is back: tries again if the reader is being asked to. */
  networkReturned: () => void;
}

type Outcome = 'loaded' | 'gone' | 'failed';

/** How long to wait before each quiet retry (ms). */
const RETRY_DELAYS = [500, 1500];

const requestOf = (error: unknown) => (error as { request?: string } | undefined)?.request;

/**
 * Recovers from failed chunks, in the order of what it costs the reader: retry quietly; load the
 * wanted address in full, once per deploy, since a missing chunk mostly means a newer one; else say
 * so and offer to retry. The wanted page appears in place as soon as its last chunk has come.
 */
export function createRecovery(host: RecoveryHost): Recovery {
  const stuck = new Set<() => Promise<Outcome>>();
  // The first page is wanted from the start.
  let wanted = true;
  let busy = false;
  let resting = false;

  const tryAll = () => Promise.all([...stuck].map((attempt) => attempt()));

  function rest(): void {
    resting = true;
    host.showPanel({ busy: false, retry: () => void retry() });
  }

  async function retry(): Promise<void> {
    host.showPanel({ busy: true, retry: () => {} });
    const outcomes = await tryAll();
    if (stuck.size === 0) host.hidePanel();
    else if (outcomes.includes('gone')) host.reload();
    else rest();
  }

  async function retryQuietly(): Promise<void> {
    for (const delay of RETRY_DELAYS) {
      await host.wait(delay);
      const outcomes = await tryAll();
      if (stuck.size === 0) return;
      if (outcomes.includes('gone')) break;
    }
    // A reader who has gone elsewhere is left alone; the next navigation tries again.
    if (!wanted) return;
    resting = await host.reloadOnce();
    if (!resting) rest();
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
            const url = requestOf(error);
            // Not the network's failure but the page's own: it must not go unseen.
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
            stuck.add(attempt);
            void recover();
          }),
      ),
    navigationStarted: () => {
      wanted = true;
      resting = false;
      host.hidePanel();
      void recover();
    },
    navigationEnded: () => {
      wanted = false;
      resting = false;
      host.hidePanel();
    },
    networkReturned: () => {
      if (resting) void retry();
    },
  };
}
