import { detached, removeMethods } from './originals';

/** Maximum number of address changes by the demo; links inside it do not count. */
const MAX_ADDRESSES = 2;

/**
 * Reopens the document and leaves it open: while a document is loading, navigation by code replaces the current
 * history entry instead of adding one
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate). WebKit adds entries
 * anyway. Call this when the document has loaded but has no listeners yet, because it loses them.
 */
export function keepLoading(): void {
  const nodes = [...document.childNodes];
  document.open();
  // One by one: Firefox puts several nodes into a fragment first, which cannot contain a doctype.
  for (const node of nodes) document.append(node);
  // Otherwise code that waits for the document to load would wait forever.
  Object.defineProperty(Document.prototype, 'readyState', { get: () => 'complete' });
}

/**
 * Keeps code from adding entries to the tab's history, so that Back leads to the previous page, and from
 * navigating through it: in WebKit, a frame can navigate the whole page back. The Navigation API adds entries even
 * while a document is loading.
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
  // It would close the document that `keepLoading` keeps open.
  window.stop = () => undefined;
}

const hasFocus = document.hasFocus.bind(document);
const preventDefault = detached(Event.prototype.preventDefault);

/**
 * Cancels navigation by the demo while the frame is not focused: the target of the hash would take the focus, and
 * receive the next key press. Browsers without the Navigation API have no event for it
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigate-event).
 */
export function keepAddress(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    if (!hasFocus()) preventDefault(event);
  });
}

/**
 * Detects repeated hash navigation by the demo, which cannot be blocked. Each adds an entry to the tab's history,
 * and can move the focus into the demo.
 *
 * @param onWandering called when there are too many
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
