import { cachesBelow, cachesOf, deletePages, keptLanguage } from '../keptPages';
import { SIZE, WORKER } from '../offlineFiles';
import type { OfflineReply, OfflineRequest } from '../protocol';

/** A language of a site, by its paths, both with both slashes. */
export interface Place {
  /** Path of the site. */
  root: string;
  /** Path of the language. */
  base: string;
}

/** Whether this browser can save pages; an insecure address and some private windows cannot. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

let last: Promise<unknown> = Promise.resolve();

/** Runs requests one after another: one that waits for the worker to be installed must not come after a later one. */
function inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
  const result = last.then(ask);
  last = result.catch(() => undefined);
  return result;
}

/** Bytes that are saved of a language; undefined where it is not, or not completely. */
export const keptBytes = ({ base }: Place): Promise<number | undefined> =>
  inTurn(async () => {
    const language = canKeep() ? await keptLanguage(base) : undefined;
    return language && (await language.readManifest()).bytes;
  });

/** Whether a part of a language is saved, since a save was interrupted or is going on. */
export const isPartlyKept = async ({ base }: Place): Promise<boolean> =>
  canKeep() && (await cachesOf(base)).length > 0;

/**
 * Bytes that saving a language takes, as they are sent.
 *
 * @throws Error when the site does not say
 */
export async function bytesToKeep({ base }: Place): Promise<number> {
  const response = await fetch(base + SIZE);
  return ((await response.json()) as { bytes: number }).bytes;
}

function send(
  worker: ServiceWorker,
  request: OfflineRequest,
  onReply: (reply: OfflineReply) => void,
): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onReply(data as OfflineReply);
  worker.postMessage(request, [port2]);
}

/** How long a worker that saves may be silent: browsers end one that takes too long, in ms. */
const SILENCE = 120_000;

/** Calls back with every reply, and with a failure when the replies stop before the last one. */
function withPatience(onReply: (reply: OfflineReply) => void): (reply: OfflineReply) => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => onReply({ type: 'failed', failure: 'network' }), SILENCE);
  };
  wait();
  return (reply) => {
    clearTimeout(timer);
    if (reply.type === 'progress') wait();
    onReply(reply);
  };
}

/** Waits for the active worker of a registration. `ready` would still resolve to a registration that was removed. */
function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = (registration.active ?? registration.waiting ?? registration.installing)!;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Saves a language, or goes on with it.
 *
 * @param onReply called with the progress and then with the result
 * @param signal cancels the request until it is sent to the worker; after that, {@link forgetPages} ends the save
 * @throws DOMException when the browser refuses a service worker or the signal is aborted, Error when the worker is not
 *   installed
 */
export const keepPages = (
  { root, base }: Place,
  onReply: (reply: OfflineReply) => void,
  signal: AbortSignal,
): Promise<void> =>
  inTurn(async () => {
    signal.throwIfAborted();
    const options = { scope: root, updateViaCache: 'none' } as const;
    const registration = await navigator.serviceWorker.register(root + WORKER, options);
    const worker = await activeWorker(registration);
    signal.throwIfAborted();
    send(worker, { type: 'keep', base }, withPatience(onReply));
  });

/** Returns the registration of this site only: `getRegistration` also matches one whose scope is a parent path. */
async function ownRegistration(root: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  return registration && new URL(registration.scope).pathname === root ? registration : undefined;
}

/** Deletes what is saved of a language; after the last one, the service worker is removed too. */
export const forgetPages = ({ root, base }: Place): Promise<void> =>
  inTurn(async () => {
    const registration = await ownRegistration(root);
    const worker = registration?.active;
    if (worker) {
      await new Promise<OfflineReply>((resolve) =>
        send(worker, { type: 'forget', base }, withPatience(resolve)),
      );
    } else await deletePages(base);
    // A language that another page is saving still needs the worker.
    if ((await cachesBelow(root)).length === 0) await registration?.unregister();
  });
