import { enter, type Field, type FieldState } from './fields';

/** Something a reader did that is to be done again. */
export type Action =
  | { kind: 'enter'; target: Field; state: FieldState }
  | { kind: 'focus'; target: Element; type: string }
  | { kind: 'press'; target: HTMLElement; at: MouseEventInit }
  | { kind: 'key'; target: Element; key: KeyboardEventInit }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

const mouse = (type: string, at: MouseEventInit) =>
  new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, {
    ...at,
    bubbles: true,
    cancelable: true,
    composed: true,
  });

/** Controls of UI kits act at different parts of a press. */
function press(target: HTMLElement, at: MouseEventInit): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    target.dispatchEvent(mouse(type, at));
  }
}

/**
 * Does an action again, unless what it was done to has left the page.
 *
 * @param composing the field in which an input method is in the middle of a word
 */
export function act(action: Action, composing: EventTarget | null): void {
  const { target } = action;
  if (!target.isConnected) return;
  switch (action.kind) {
    case 'enter':
      return enter(action.target, action.state, composing === target);
    case 'press':
      return press(action.target, action.at);
    case 'submit':
      return action.target.requestSubmit(action.submitter);
    case 'focus':
      target.dispatchEvent(new FocusEvent(action.type, { bubbles: true }));
      return undefined;
    case 'key':
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...action.key, bubbles: true, cancelable: true }),
      );
      return undefined;
  }
}
