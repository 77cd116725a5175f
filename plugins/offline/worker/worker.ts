import type { OfflineReply, OfflineRequest } from '../protocol';
import { forget, startKeeping, updateAll } from './jobs';
import { respond } from './respond';
import type { WorkerScope } from './scope';

const scope = self as unknown as WorkerScope;
const { origin, pathname: root } = new URL(scope.registration.scope);

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

// A new version of this file holds no pages, so it may replace an older one at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || !url.pathname.startsWith(root)) return;
  const response = respond(request, root);
  event.respondWith(response);
  if (request.mode !== 'navigate' || isSavingData()) return;
  // After the page, so that its own files come first.
  event.waitUntil(response.then(() => updateAll(root)).catch(() => undefined));
});

scope.addEventListener('message', (event) => {
  const { type, base } = event.data as OfflineRequest;
  const reply = (message: OfflineReply) => event.ports[0]?.postMessage(message);
  event.waitUntil(
    type === 'keep'
      ? startKeeping(base, reply)
      : forget(base).then(() => reply({ type: 'forgotten' })),
  );
});
