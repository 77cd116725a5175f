import { hashTarget } from '../../../../src/components/addresses/hashTarget';
import { innermost, isElement } from './eventPath';
import { detached, detachedGetter, replaceMethod } from './originals';

/** Elements that can navigate, now or when they get an address; `use` can show a link in an SVG. */
const LINKS = 'a, area, use, :any-link';

const preventDefault = detached(Event.prototype.preventDefault);
const typeOf = detachedGetter<string>(Event.prototype, 'type');
const isCancelable = detachedGetter<boolean>(Event.prototype, 'cancelable');
const matches = detached(Element.prototype.matches);
const parentOf = detachedGetter<Node | null>(Node.prototype, 'parentNode');
const isConnected = detachedGetter<boolean>(Node.prototype, 'isConnected');
const slotOf = detachedGetter<Node | null>(Element.prototype, 'assignedSlot');
const hostOf = detachedGetter<Node>(ShadowRoot.prototype, 'host');
const { defineProperties } = Object;

/** Checks whether an event is a click. `instanceof` is not reliable, since code may replace `Event`. */
function isClick(event: Event): boolean {
  try {
    const type = typeOf(event);
    return type === 'click' || type === 'auxclick';
  } catch {
    return false;
  }
}

const linkOf = (event: Event) => innermost(event, LINKS);

function flatParent(node: Node): Node | null {
  if (isElement(node)) return slotOf(node) ?? parentOf(node);
  try {
    return parentOf(node) ?? hostOf(node);
  } catch {
    return null;
  }
}

/** Checks whether a node is inside a link. */
function isInLink(node: Node | null): boolean {
  for (let at = node; at; at = flatParent(at)) {
    if (isElement(at) && matches(at, LINKS)) return true;
  }
  return false;
}

/** Hides that an event was prevented, since handlers of the demo may check it. */
function hidePrevention(event: Event): void {
  let prevented = false;
  defineProperties(event, {
    defaultPrevented: { get: () => prevented },
    preventDefault: {
      value: () => {
        prevented = true;
      },
    },
  });
}

/** A middle click, or one with Ctrl or Shift, would open a tab, which no policy blocks. */
function stayHere(event: Event): void {
  if (!linkOf(event)) return;
  preventDefault(event);
  hidePrevention(event);
}

/** Scrolls to the target of a link inside the demo. */
function followInside(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const [hash] = /^#.+/.exec(linkOf(event)?.getAttribute('href') ?? '') ?? [];
  if (hash) hashTarget(hash)?.scrollIntoView({ block: 'nearest' });
}

/** Checks whether a click by code would activate a link without reaching the window, or is not cancelable. */
function escapes(target: object, event?: Event): boolean {
  try {
    const isSafe = isConnected(target) && (!event || isCancelable(event));
    return !isSafe && isInLink(target as Node);
  } catch {
    // The target is not a node.
    return false;
  }
}

/** Keeps links from navigating the frame, however they are clicked. */
export function forbidLeaving(): void {
  for (const type of ['click', 'auxclick']) window.addEventListener(type, stayHere, true);
  window.addEventListener('click', followInside);
  replaceMethod(['HTMLElement'], 'click', (original) => {
    const click = detached(original as (this: object) => void);
    return function clickInside(this: object) {
      if (!escapes(this)) click(this);
    };
  });
  replaceMethod(['EventTarget'], 'dispatchEvent', (original) => {
    const dispatch = detached(original as (this: object, event: Event) => boolean);
    return function dispatchInside(this: object, event: Event) {
      return (isClick(event) && escapes(this, event)) || dispatch(this ?? window, event);
    };
  });
}
