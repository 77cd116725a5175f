/** So often the demo may change its own address: links to its places are followed without. */
const MAX_ADDRESSES = 2;

/**
 * Keeps entries out of the tab's history, so that Back leads to the page before, and the tab where it is:
 * WebKit lets a frame take the whole page back.
 */
export function forbidHistory(): void {
  const { replaceState } = History.prototype;
  History.prototype.pushState = replaceState;
  for (const name of ['back', 'forward', 'go'] as const) {
    History.prototype[name] = () => undefined;
  }
}

/**
 * Notices that the demo gives itself one address after another, which nothing can forbid. Each is an entry
 * in the tab's history, and may take the focus to a place of the demo.
 *
 * @param onWandering called when it has done so too often
 */
export function watchAddresses(onWandering: () => void): void {
  let addresses = 0;
  window.addEventListener(
    'hashchange',
    () => {
      addresses += 1;
      if (addresses > MAX_ADDRESSES) onWandering();
    },
    true,
  );
}
