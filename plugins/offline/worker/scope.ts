/** An event whose worker is kept alive until a promise settles. https://w3c.github.io/ServiceWorker/ */
export interface ExtendableEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** A message of a page. */
export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

/** The global object of a service worker, as far as it is used; TypeScript's own types exclude those of pages. */
export interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string; unregister: () => Promise<boolean> };
}
