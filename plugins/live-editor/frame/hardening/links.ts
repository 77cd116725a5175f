import { hashTarget } from '../../../../src/components/addresses/hashTarget';
import { detached, detachedGetter, replaceMethod } from './originals';

/** What may lead elsewhere, now or once it has an address; `use` may show a link of a drawing. */
const LINKS = 'a, area, use, :any-link';

const composedPath = detached(Event.prototype.composedPath);
const preventDefault = detached(Event.prototype.preventDefault);
const typeOf = detachedGetter<string>(Event.prototype, 'type');
const isCancelable = detachedGetter<boolean>(Event.prototype, 'cancelable');
const matches = detached(Element.prototype.matches);
const nodeType = detachedGetter<number>(Node.prototype, 'nodeType');
const parentOf = detachedGetter<Node | null>(Node.prototype, 'parentNode');
const isConnected = detachedGetter<boolean>(Node.prototype, 'isConnected');
const slotOf = detachedGetter<Node | null>(Element.prototype, 'assignedSlot');
const hostOf = detachedGetter<Node>(ShadowRoot.prototype, 'host');
const { defineProperties } = Object;

const isClick = (type: string) => type === 'click' || type === 'auxclick';
const isElement = (node: object): node is Element => nodeType(node) === Node.ELEMENT_NODE;

/** The innermost link that an event goes through; the last of its path is the window. */
function linkOf(event: Event): Element | undefined {
  const path = composedPath(event) as Node[];
  for (let index = 0; index < path.length - 1; index += 1) {
    const node = path[index];
    if (isElement(node) && matches(node, LINKS)) return node;
  }
  return undefined;
}

function flatParent(node: Node): Node | null {
  if (isElement(node)) return slotOf(node) ?? parentOf(node);
  try {
    return parentOf(node) ?? hostOf(node);
  } catch {
    return null;
  }
}

/** Whether a click on a node could go through a link. */
function isInLink(node: Node | null): boolean {
  for (let at = node; at; at = flatParent(at)) {
    if (isElement(at) && matches(at, LINKS)) return true;
  }
  return false;
}

/** Hides that an event was prevented: handlers of a demo may read it. */
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

/** A middle click, or one with Ctrl or Shift, would open a tab, which no policy prevents. */
function stayHere(event: Event): void {
  if (!linkOf(event)) return;
  preventDefault(event);
  hidePrevention(event);
}

/** A link to a place in the demo scrolls. */
function followInside(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const [hash] = /^#.+/.exec(linkOf(event)?.getAttribute('href') ?? '') ?? [];
  if (hash) hashTarget(hash)?.scrollIntoView({ block: 'nearest' });
}

/** Whether a click made by code would reach a link and pass the window by, or could not be prevented. */
function escapes(target: object, event?: Event): boolean {
  try {
    const isSafe = isConnected(target) && (!event || isCancelable(event));
    return !isSafe && isInLink(target as Node);
  } catch {
    // The target is not a node.
    return false;
  }
}

/** Keeps links from leading out of the frame, however they are clicked. */
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
      const isEscape = event instanceof Event && isClick(typeOf(event)) && escapes(this, event);
      return isEscape || dispatch(this ?? window, event);
    };
  });
}
