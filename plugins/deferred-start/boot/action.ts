import type { FieldState } from './fields';

/** Something a reader did that is to be done again. */
export interface Action {
  /** The event that says how it is done again: a `change` counts as `input`, a shortcut as `click`. */
  type: 'input' | 'focusin' | 'focusout' | 'click' | 'submit' | 'keydown';
  /** What it was done to; of a shortcut, the button it presses. */
  target: Element;
  /** What was dispatched then. */
  event: Event;
  /** What a field held after `input`. */
  state?: FieldState;
}
