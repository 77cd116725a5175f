import { keepFields } from '@site/src/components/siteFiles/keptFields';
import { reloadOnce } from '../../page-loading/chunk-recovery/reloadOnce';
import { isSavingData } from '../../page-loading/preload/isSavingData';
import { isLeaving } from './navigations';
import { parsed } from './parsed';
import { clearLoading, rootData } from './rootData';

function reload(): void {
  try {
    keepFields();
  } catch {
    // Storage is denied or full.
  }
  location.reload();
}

/** Numbers in the built script, which has to be small. */
const enum Stage {
  Resting,
  Preloading,
  Running,
}

let stage = Stage.Resting;

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

async function recover(): Promise<void> {
  // A missing script usually means that the site was deployed after this page was loaded. A reload would end the
  // navigation of a reader who has just followed a link.
  if (await reloadOnce(reload, () => !isLeaving())) return;
  stage = Stage.Resting;
  if (isLeaving()) return;
  clearLoading();
  rootData.startFailed = '';
}

/**
 * Requests the scripts of the app and runs them as soon as they arrive. If that fails and a reload does not help, the
 * next call tries again.
 */
export function run(): void {
  if (stage === Stage.Running) return;
  stage = Stage.Running;
  void parsed.then(() => Promise.all(waiting().map(execute))).catch(recover);
}

/** Preloads the scripts of the app at low priority and runs them when idle; does nothing with Save-Data. */
export function runWhenIdle(): void {
  if (stage !== Stage.Resting || isSavingData()) return;
  stage = Stage.Preloading;
  void parsed.then(() => Promise.allSettled(waiting().map(preload))).then(() => whenIdle(run));
}
