import { detached, removeMethods } from './originals';

/** How often the demo may change its own address; links inside it do not count. */
const MAX_ADDRESSES = 2;

/**
 * Opens the document once more and leaves it open: while a document is loading, each address that code
 * gives it takes the place of the one before, so that no entry is added to the tab's history
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate). WebKit adds them
 * all the same. To be called once the document has loaded, and before anything listens to it, for it
 * loses its listeners.
 */
export function keepLoading(): void {
  const nodes = [...document.childNodes];
  document.open();
  // One by one: Firefox puts several into a fragment first, which takes no doctype.
  for (const node of nodes) document.append(node);
  // What waits for a document to load would wait for ever.
  Object.defineProperty(Document.prototype, 'readyState', { get: () => 'complete' });
}

/**
 * Keeps entries out of the tab's history, so that Back leads to the page before, and the tab where it is:
 * WebKit lets a frame take the whole page back. The Navigation API adds entries even while a document is
 * loading.
 */
export function forbidHistory(): void {
  const { replaceState } = History.prototype;
  History.prototype.pushState = replaceState;
  for (const name of ['back', 'forward', 'go'] as const) {
    History.prototype[name] = () => undefined;
  }
  removeMethods('Navigation', ['navigate', 'reload', 'back', 'forward', 'traverseTo']);
  // The sandbox blocks new tabs, but `_self` would navigate the frame.
  window.open = () => null;
  // It would end what `keepLoading` keeps open.
  window.stop = () => undefined;
}

const hasFocus = document.hasFocus.bind(document);
const preventDefault = detached(Event.prototype.preventDefault);

/**
 * Stops an address that the demo gives itself while the reader is elsewhere: its place in the demo would get the
 * focus, and the key pressed next. Browsers without the Navigation API have no event for it
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigate-event).
 */
export function keepAddress(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    if (!hasFocus()) preventDefault(event);
  });
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
