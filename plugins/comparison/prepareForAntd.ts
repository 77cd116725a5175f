/** What Ant Design's form uses of a message channel: to be called back soon. */
class SoonChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** Gives jsdom the message channel and the width of the window that Ant Design asks for; for tests. */
export function prepareForAntd(): void {
  Object.assign(window, { MessageChannel: SoonChannel });
  const nothing = () => undefined;
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => false,
  });
}
