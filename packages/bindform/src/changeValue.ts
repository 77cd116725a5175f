import { isObject } from './plain';

/** The part of a change event's target that tells the value. */
interface Target {
  type?: string;
  multiple?: boolean;
  checked?: boolean;
  value?: unknown;
  files?: unknown;
  selectedOptions?: Iterable<{ value: string }>;
}

/**
 * The value that a control reports: by an event, read from its target as the kind of control asks,
 * or, from UI kits, as the argument itself.
 */
export function changeValue(event: unknown, isCheckbox: boolean): unknown {
  const { target } = Object(event) as { target?: Target };
  if (!isObject(target)) return event;
  if (isCheckbox || target.type === 'checkbox') return target.checked;
  if (target.type === 'file') return target.files;
  return target.multiple && target.selectedOptions
    ? Array.from(target.selectedOptions, ({ value }) => value)
    : target.value;
}
