import { reloadOnce } from '../../page-loading/chunk-recovery/reloadOnce';
import { whenParsed } from './whenParsed';

/** The two ways to start the app. */
export interface AppScripts {
  /** Preloads the scripts at low priority and runs them when idle; does nothing with Save-Data. */
  runWhenIdle: () => void;
  /** Requests the scripts and runs them as soon as they arrive. */
  run: () => void;
}

/** Longest wait for an idle moment (ms). */
const IDLE_TIMEOUT = 1000;

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

// Safari has no `requestIdleCallback`.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: IDLE_TIMEOUT })
    : setTimeout(callback);

/** The URLs of the scripts, which `pageTemplate.ts` keeps the browser from requesting. */
const addresses = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]')].map(
    ({ src }) => src,
  );

function preload(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href,
    fetchPriority: 'low',
  });
  document.head.append(link);
  return new Promise((settle) => (link.onload = link.onerror = settle));
}

function execute(src: string): Promise<unknown> {
  const script = document.createElement('script');
  // Dynamically inserted scripts are async by default, and these must run in order.
  script.async = false;
  script.src = src;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
}

/**
 * Starts the app on request.
 *
 * @param onFailed called when a script failed to load and a reload would not help; the next call of `run`
 *   tries again
 */
export function appScripts(onFailed: () => void): AppScripts {
  let stage: 'resting' | 'preloading' | 'running' = 'resting';

  async function recover(): Promise<void> {
    // A missing script usually means that the site was deployed after this page was loaded.
    if (await reloadOnce(() => location.reload())) return;
    stage = 'resting';
    onFailed();
  }

  const run = () => {
    if (stage === 'running') return;
    stage = 'running';
    whenParsed(() => void Promise.all(addresses().map(execute)).catch(recover));
  };

  return {
    run,
    runWhenIdle() {
      if (stage !== 'resting' || isSavingData()) return;
      stage = 'preloading';
      whenParsed(() => void Promise.all(addresses().map(preload)).then(() => whenIdle(run)));
    },
  };
}
