import type { FieldState } from '@site/src/components/fields';

/** A user action that is replayed after hydration. */
export interface Action {
  /** The event that decides how it is replayed: a `change` counts as `input`, a shortcut as `click`. */
  type: 'input' | 'focusin' | 'focusout' | 'click' | 'submit' | 'keydown';
  /** The target of the event; for a shortcut, the button that it presses. */
  target: Element;
  /** The event that was intercepted. */
  event: Event;
  /** The state of the field after an `input`. */
  state?: FieldState;
}
