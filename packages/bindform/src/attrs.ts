import { changeValue } from './changeValue';
import type { Item } from './itemCore';
import { isTriggeredBy, type Settings } from './settings';
import type { Attrs } from './types';
import { isRequired } from './validate';

/** Id of the error message of an item. */
export const errorId = (uid: string): string => `${uid}error`;

/** Id of the label of an item. */
export const labelId = (uid: string): string => `${uid}label`;

/** What the control of an item needs to show and edit its field. */
export function createAttrs(
  item: Item,
  settings: Settings,
  value: unknown,
  isError: boolean,
): Attrs {
  const { label, rules, readOnly, formatChangeValue } = settings;
  return {
    id: item.uid,
    'aria-labelledby': label ? labelId(item.uid) : undefined,
    'aria-describedby': isError ? errorId(item.uid) : undefined,
    'aria-invalid': isError || undefined,
    'aria-required': isRequired(rules) || undefined,
    value: value ?? '',
    checked: Boolean(value),
    readOnly: Boolean(readOnly),
    onChange(event, tagType) {
      const isCheckbox = tagType === 'checkbox';
      if (isCheckbox) item.noteCheckbox();
      const next = formatChangeValue
        ? formatChangeValue(event as never)
        : changeValue(event, isCheckbox);
      item.methods.setValue(next);
      item.tell('updated', { value: next });
      if (isTriggeredBy('change', settings)) void item.check();
    },
    onBlur() {
      if (isTriggeredBy('blur', settings)) void item.check();
    },
  };
}
