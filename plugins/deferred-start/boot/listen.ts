/** Listens to an event anywhere in the page, before the listeners of the page itself. */
export const listen = (type: string, listener: (event: never) => void): void =>
  addEventListener(type, listener as EventListener, true);
