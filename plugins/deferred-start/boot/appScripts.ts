import { keepFields } from '@site/src/components/siteFiles/keptFields';
import { reloadOnce } from '../../page-loading/chunk-recovery/reloadOnce';
import { whenParsed } from './whenParsed';

const reload = () => {
  keepFields();
  location.reload();
};

/** The two ways to start the app. */
export interface AppScripts {
  /** Preloads the scripts at low priority and runs them when idle; does nothing with Save-Data. */
  runWhenIdle: () => void;
  /** Requests the scripts and runs them as soon as they arrive. */
  run: () => void;
}

/** Numbers in the built script, which has to be small. */
const enum Stage {
  Resting,
  Preloading,
  Running,
}

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Waits for an idle moment, at most a second. Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) =>
  ((window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(callback, {
    timeout: 1000,
  } as IdleRequestOptions & number);

/** The scripts that `pageTemplate.ts` keeps the browser from requesting, and that have not run yet. */
const waiting = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]'),
];

/** Adds an element that fetches a file to the head, and waits for the file. */
const fetchBy = (tag: string, properties: object): Promise<unknown> =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement(tag), properties, { onload, onerror }),
    ),
  );

const preload = ({ src: href }: HTMLScriptElement) =>
  fetchBy('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });

// Dynamically inserted scripts are async by default, and these must run in order.
const execute = (script: HTMLScriptElement) =>
  fetchBy('script', { async: false, src: script.src }).then(() => script.remove());

/**
 * Starts the app on request.
 *
 * @param onFailed called when a script failed to load and a reload would not help; the next call of `run`
 *   tries again
 */
export function appScripts(onFailed: () => void): AppScripts {
  let stage = Stage.Resting;

  async function recover(): Promise<void> {
    // A missing script usually means that the site was deployed after this page was loaded.
    if (await reloadOnce(reload)) return;
    stage = Stage.Resting;
    onFailed();
  }

  const run = () => {
    if (stage === Stage.Running) return;
    stage = Stage.Running;
    whenParsed(() => void Promise.all(waiting().map(execute)).catch(recover));
  };

  return {
    run,
    runWhenIdle() {
      if (stage !== Stage.Resting || isSavingData()) return;
      stage = Stage.Preloading;
      whenParsed(() => void Promise.allSettled(waiting().map(preload)).then(() => whenIdle(run)));
    },
  };
}
