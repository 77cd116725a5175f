/** What Ant Design's form uses of a message channel: to be called back soon. */
class SoonChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** Without layout, no element ever changes its size. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds what Ant Design needs and jsdom does not have: a message channel, sizes, and the width of the window. */
export function withAntd(): void {
  Object.assign(window, { MessageChannel: SoonChannel, ResizeObserver: NoSizes });
  window.matchMedia ??= (media) => {
    const query = { matches: false, media, onchange: null };
    const nothing = () => undefined;
    return Object.assign(query, {
      addListener: nothing,
      removeListener: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
      dispatchEvent: () => false,
    });
  };
}
