import { innermost, startOf } from './eventPath';
import { detached, detachedGetter, replaceMethod } from './originals';
import type { TreeRule } from './trees';

/** Classes, with their methods that move the focus or the caret into the frame. */
const TAKES_FOCUS: [owners: string[], methods: string[]][] = [
  [['HTMLElement', 'SVGElement', 'MathMLElement'], ['focus']],
  [
    ['HTMLInputElement', 'HTMLTextAreaElement'],
    ['select', 'setSelectionRange', 'setRangeText'],
  ],
  [['HTMLInputElement', 'HTMLSelectElement'], ['showPicker']],
  [
    ['Selection'],
    [
      'addRange',
      'collapse',
      'collapseToEnd',
      'collapseToStart',
      'extend',
      'modify',
      'selectAllChildren',
      'setBaseAndExtent',
      'setPosition',
    ],
  ],
  [['Document'], ['execCommand']],
];
const CARETS = ['selectionStart', 'selectionEnd', 'selectionDirection'];

const hasFocus = document.hasFocus.bind(document);
const preventDefault = detached(Event.prototype.preventDefault);
const targetOf = detachedGetter<EventTarget>(Event.prototype, 'target');
const matches = detached(Element.prototype.matches);
const find = detached(Element.prototype.querySelector);
const setAttribute = detached(Element.prototype.setAttribute);
const removeAttribute = detached(Element.prototype.removeAttribute);
const listen = detached(EventTarget.prototype.addEventListener);
const controlOf = detachedGetter<HTMLElement | null>(HTMLLabelElement.prototype, 'control');
const newStateOf =
  'ToggleEvent' in window ? detachedGetter<string>(ToggleEvent.prototype, 'newState') : undefined;

/** Removes `autofocus`, with which elements take the focus on insertion. */
export const NO_AUTOFOCUS: TreeRule = {
  selector: '[autofocus]',
  correct: (element) => removeAttribute(element, 'autofocus'),
  applies: () => !hasFocus(),
};

type Method = (this: object, ...parameters: unknown[]) => unknown;

/** Makes a method a no-op while the frame is not focused. */
function insideOnly(original: (...parameters: unknown[]) => unknown): Method {
  const method = detached(original as Method);
  return function whenInside(this: object, ...parameters: unknown[]) {
    return hasFocus() ? method(this, ...parameters) : undefined;
  };
}

function guardSetters(prototype: object): void {
  for (const name of CARETS) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    if (property?.set) {
      Object.defineProperty(prototype, name, { ...property, set: insideOnly(property.set) });
    }
  }
}

/** A dialog takes the focus when it opens, as does any `autofocus` in it, so it is opened without. */
function openQuietly(event: Event): void {
  const target = targetOf(event) as Element;
  if (hasFocus() || newStateOf?.(event) !== 'open') return;
  removeAttribute(target, 'autofocus');
  for (let eager = find(target, '[autofocus]'); eager; eager = find(target, '[autofocus]')) {
    removeAttribute(eager, 'autofocus');
  }
  if (!matches(target, 'dialog')) return;
  preventDefault(event);
  setAttribute(target, 'open', '');
}

/** An invalid form moves the focus to the invalid control. */
function stayQuiet(event: Event): void {
  if (!hasFocus()) preventDefault(event);
}

/** A click on a label focuses its control, so the control is clicked instead. */
function clickControl(event: Event): void {
  if (hasFocus()) return;
  const label = innermost(event, 'label');
  const control = label && controlOf(label);
  if (!control || control === startOf(event)) return;
  preventDefault(event);
  control.click();
}

/**
 * Keeps opening dialogs and invalid forms from taking the focus. These events do not leave a shadow tree.
 *
 * @param root the window, or a new shadow tree
 */
export function keepFocusOutOf(root: EventTarget): void {
  listen(root, 'beforetoggle', openQuietly, true);
  listen(root, 'invalid', stayQuiet, true);
}

/**
 * Keeps the demo from taking the focus unless the frame already has it. Otherwise a demo with `autoFocus` would
 * pull the caret out of the editor on each build, and receive what is typed there. If the focus still moves while
 * the reader types, the page takes it back.
 */
export function keepFocusOutside(): void {
  for (const [owners, methods] of TAKES_FOCUS) {
    for (const name of methods) replaceMethod(owners, name, insideOnly);
  }
  for (const owner of [HTMLInputElement, HTMLTextAreaElement]) guardSetters(owner.prototype);
  window.focus = insideOnly(window.focus) as () => void;
  if ('find' in window) Object.assign(window, { find: insideOnly(window.find as Method) });
  keepFocusOutOf(window);
  window.addEventListener('click', clickControl, true);
}
