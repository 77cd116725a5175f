import { flushSync } from 'react-dom';
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

function pressKey(target: Element, event: KeyboardEvent): void {
  const { key, code, keyCode, altKey, ctrlKey, metaKey, shiftKey } = event;
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
  // UI kits still read the deprecated `keyCode` and `which`.
  const codes = { key, code, keyCode, which: keyCode };
  const init = { ...codes, ...modifiers, bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}

/**
 * Waits until the watchers of a form have run and React has rendered what they changed: three microtasks. In a task,
 * new input of the reader could come between that and the next action. Only after a native reset it has to be one:
 * what restores values outside React, such as the library, waits until the browser has set its defaults.
 */
async function settle({ type, target }: Action): Promise<void> {
  if (type === 'click' && target.closest('[type=reset]'))
    await new Promise((done) => setTimeout(done));
  for (let waits = 0; waits < 3; waits += 1) await undefined;
}

/**
 * Replays actions; skips those whose target is no longer in the page. React renders between two of them, as between
 * those of a reader. It cannot in an effect.
 *
 * @param composing the field with an unfinished IME composition
 */
export async function actAgain(actions: Action[], composing: EventTarget | null): Promise<void> {
  /** Where earlier keys on an element have moved the focus to: later ones are meant for that. */
  const moved = new Map<Element, Element>();
  const isForDialog = ({ type, target }: Action) => type === 'keydown' && target.matches(OPENERS);
  const typed = actions.filter(isForDialog).map(({ event }) => event as KeyboardEvent);
  if (actions.some(({ target }) => target.matches(OPENERS))) typeAhead(typed);
  for (const action of actions) {
    const { type, target, event, state } = action;
    if (!target.isConnected || isForDialog(action)) continue;
    const focused = document.activeElement;
    flushSync(() => {
      if (type === 'input') enter(target as Field, state!, composing === target);
      else if (type === 'click') press(target, event);
      else if (type === 'keydown') pressKey(moved.get(target) ?? target, event as KeyboardEvent);
      else if (type === 'submit') {
        (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
      } else target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
    });
    const { activeElement } = document;
    if (type === 'keydown' && activeElement && activeElement !== focused) {
      moved.set(target, activeElement);
    }
    await settle(action);
  }
}
