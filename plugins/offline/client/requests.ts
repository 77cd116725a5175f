import { cachesOf, keptLanguage, keptLanguages } from '../keptPages';
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

/** Bytes that are saved of a language; undefined where it is not, or not completely. */
export async function keptBytes({ base }: Place): Promise<number | undefined> {
  if (!canKeep()) return undefined;
  const language = await keptLanguage(base);
  return language && (await language.readManifest()).bytes;
}

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

/**
 * Saves a language, or goes on with it.
 *
 * @param onReply called with the progress and then with the result
 * @throws DOMException when the browser refuses a service worker
 */
export async function keepPages(
  { root, base }: Place,
  onReply: (reply: OfflineReply) => void,
): Promise<void> {
  await navigator.serviceWorker.register(root + WORKER, { scope: root, updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  send(active!, { type: 'keep', base }, withPatience(onReply));
}

/** Deletes what is saved of a language; after the last one, the service worker is removed too. */
export async function forgetPages({ root, base }: Place): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  const worker = registration?.active;
  if (!worker) return;
  await new Promise<OfflineReply>((resolve) => send(worker, { type: 'forget', base }, resolve));
  const others = await keptLanguages(root);
  if (others.length === 0) await registration.unregister();
}
