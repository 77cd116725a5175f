import type { Composed } from './coreTypes';
import { isObject } from './plain';

/** The part of a change event's target that holds the value. */
interface Target {
  type?: string;
  multiple?: boolean;
  checked?: boolean;
  value?: unknown;
  files?: unknown;
  selectedOptions?: Iterable<{ value: string }>;
}

/** A change event from a text that an input method editor is still composing. */
interface ComposingEvent {
  target: Composed;
}

/** Whether an event comes from a text that an input method editor is still composing. */
export const isComposing = (event: unknown): event is ComposingEvent =>
  Boolean((event as { nativeEvent?: { isComposing?: boolean } } | null)?.nativeEvent?.isComposing);

/**
 * The value that a control reports: by an event, read from its target as the kind of control asks,
 * or, from UI kits, as the argument itself.
 *
 * @param isCheckbox whether to read `checked` from a target that does not say what it is
 * @param choice the value of a radio button, or of one of several checkboxes, as it was given; its
 *   element has it as a text
 * @param value what the field has now
 */
export const changeValue = (
  event: unknown,
  isCheckbox: boolean,
  choice: unknown,
  value: unknown,
): unknown => {
  const { target } = Object(event) as { target?: Target };
  if (!isObject(target)) return event;
  if (target.type === 'radio' && choice !== undefined) return choice;
  if (isCheckbox || target.type === 'checkbox') {
    return Array.isArray(value) && choice !== undefined
      ? value.filter((each) => each !== choice).concat(target.checked ? [choice] : [])
      : target.checked;
  }
  return target.multiple && target.selectedOptions
    ? [...target.selectedOptions].map(({ value }) => value)
    : (target.files ?? target.value);
};
