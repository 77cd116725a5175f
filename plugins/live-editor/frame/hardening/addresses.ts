import { detached, detachedGetter, removeMethods } from './originals';

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

const { userActivation } = navigator;
const isActiveOf = detachedGetter<boolean>(UserActivation.prototype, 'isActive');
const targetOf = detachedGetter<EventTarget>(Event.prototype, 'target');
const matches = detached(Element.prototype.matches);
const preventDefault = detached(Event.prototype.preventDefault);
const stop = detached(Event.prototype.stopImmediatePropagation);

/** Events by which a control learns what is typed. */
const TYPED = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'compositionstart'];

/** Whether code has moved the focus to the target of the hash, with no click or key in the frame before. */
const isTaken = (event: Event): boolean => {
  const element = targetOf(event);
  return (
    element !== window &&
    element !== document &&
    matches(element as Element, ':target') &&
    !isActiveOf(userActivation)
  );
};

/**
 * Detects hash navigation by the demo, which cannot be blocked: a document of opaque origin gets no `navigate`
 * events (https://html.spec.whatwg.org/multipage/nav-history-apis.html#has-entries-and-events-disabled). Each adds an
 * entry to the tab's history, and moves the focus to its target. What is typed there then is withheld.
 *
 * @param onWandering called when there are too many, or when one has taken the focus
 */
export function watchAddresses(onWandering: () => void): void {
  let addresses = 0;
  let isWithheld = false;
  window.addEventListener(
    'hashchange',
    () => {
      addresses += 1;
      if (addresses > MAX_ADDRESSES) onWandering();
    },
    true,
  );
  const noteFocus = (event: Event) => {
    if (isWithheld || !isTaken(event)) return;
    isWithheld = true;
    onWandering();
  };
  window.addEventListener('focus', noteFocus, true);
  const withhold = (event: Event) => {
    if (!isWithheld) return;
    preventDefault(event);
    stop(event);
  };
  for (const type of TYPED) window.addEventListener(type, withhold, true);
}
