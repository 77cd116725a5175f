import { cachesBelow } from '../keptPages';
import type { WorkerScope } from './scope';

const scope = self as unknown as WorkerScope;

/** Deletes all saved pages and this worker: pages come from the network again. */
async function withdraw(): Promise<void> {
  const names = await cachesBelow(new URL(scope.registration.scope).pathname);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));
