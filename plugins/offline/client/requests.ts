import { keptLanguage, keptLanguages } from '../keptPages';
import { MANIFEST, WORKER, type OfflineManifest } from '../offlineFiles';
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
  return (await keptLanguage(base))?.manifest.bytes;
}

/** Bytes that saving a language takes, as they are sent; undefined where that is not known. */
export async function bytesToKeep({ base }: Place): Promise<number | undefined> {
  const response = await fetch(base + MANIFEST);
  return response.ok ? ((await response.json()) as Partial<OfflineManifest>).bytes : undefined;
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

/**
 * Saves a language.
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
  send(active!, { type: 'keep', base }, onReply);
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
