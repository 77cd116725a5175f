import type { Action } from '../boot/action';
import type { Field } from '../boot/fields';
import { OPENERS } from '../boot/shortcuts';
import { enter } from './fields';
import { typeAhead } from './typeAhead';

/** Controls of UI kits act at different parts of a press. */
function press(target: Element, event: Event): void {
  const at = event instanceof MouseEvent ? event : undefined;
  const { clientX, clientY, button, detail } = at ?? {};
  const init = {
    clientX,
    clientY,
    button,
    detail,
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Press = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    target.dispatchEvent(new Press(type, init));
  }
}

/** Dispatches a key again, to the element that has got the focus by the keys before it. */
function pressKey(target: Element, event: KeyboardEvent, moved: Map<Element, Element>): void {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const init = { key, code, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  const focused = document.activeElement;
  (moved.get(target) ?? target).dispatchEvent(new KeyboardEvent('keydown', init));
  const { activeElement } = document;
  if (activeElement && activeElement !== focused) moved.set(target, activeElement);
}

/**
 * Does actions again, except on what has left the page.
 *
 * @param composing the field in which an input method is in the middle of a word
 */
export function actAgain(actions: Action[], composing: EventTarget | null): void {
  const moved = new Map<Element, Element>();
  const isForDialog = ({ type, target }: Action) => type === 'keydown' && target.matches(OPENERS);
  const typed = actions.filter(isForDialog).map(({ event }) => event as KeyboardEvent);
  if (actions.some(({ target }) => target.matches(OPENERS))) typeAhead(typed);
  for (const action of actions) {
    const { type, target, event, state } = action;
    if (!target.isConnected || isForDialog(action)) continue;
    if (type === 'input') enter(target as Field, state!, composing === target);
    else if (type === 'click') press(target, event);
    else if (type === 'keydown') pressKey(target, event as KeyboardEvent, moved);
    else if (type === 'submit') {
      (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    } else target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  }
}
