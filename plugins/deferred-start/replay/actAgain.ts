import type { Action } from '../boot/action';
import type { Field } from '@site/src/components/fields';
import { OPENERS } from '../boot/shortcuts';
import { enter } from './fields';
import { typeAhead } from './typeAhead';

/** Dispatches a complete press: components of UI kits act on different events of it. */
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

/** Dispatches a key again, on the element that earlier keys have moved the focus to. */
function pressKey(target: Element, event: KeyboardEvent, moved: Map<Element, Element>): void {
  const { key, code, keyCode, altKey, ctrlKey, metaKey, shiftKey } = event;
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
  // UI kits still read the deprecated `keyCode` and `which`.
  const codes = { key, code, keyCode, which: keyCode };
  const init = { ...codes, ...modifiers, bubbles: true, cancelable: true };
  const focused = document.activeElement;
  (moved.get(target) ?? target).dispatchEvent(new KeyboardEvent('keydown', init));
  const { activeElement } = document;
  if (activeElement && activeElement !== focused) moved.set(target, activeElement);
}

/**
 * Replays actions; skips those whose target is no longer in the page.
 *
 * @param composing the field with an unfinished IME composition
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
