import { reloadOnce } from '../../page-loading/chunk-recovery/reloadOnce';
import { whenParsed } from './whenParsed';

/** The two ways to start the app. */
export interface AppScripts {
  /** Fetches its scripts at low priority and runs them when the browser is idle; not with Save-Data. */
  runWhenIdle: () => void;
  /** Runs them as soon as they arrive. */
  run: () => void;
}

/** Longest wait for an idle moment (ms). */
const IDLE_TIMEOUT = 1000;

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

// Safari has no idle callbacks.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: IDLE_TIMEOUT })
    : setTimeout(callback);

/** The addresses of the scripts, which `pageTemplate.ts` keeps the browser from requesting. */
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
  // Scripts made by a script run in any order unless they are told not to.
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
 * @param onFailed called when a script did not arrive and loading the page again would not help; the next
 *   request to run the app tries once more
 */
export function appScripts(onFailed: () => void): AppScripts {
  let stage: 'resting' | 'preloading' | 'running' = 'resting';

  async function recover(): Promise<void> {
    // A missing script mostly means that the site was deployed since the page was loaded.
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
