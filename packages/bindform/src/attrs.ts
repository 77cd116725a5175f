import { changeValue } from './changeValue';
import type { Item, ItemSource } from './itemCore';
import { isTriggeredBy } from './settings';
import type { Attrs } from './types';
import { isRequired } from './validate';

/** Id of an item's error message. */
export const errorId = ({ uid }: Item): string => `${uid}error`;

/** Id of an item's label. */
export const labelId = (uid: string): string => `${uid}label`;

/** What the control of an item needs to show and edit its field. */
export function createAttrs(
  item: Item,
  { settings }: ItemSource,
  value: unknown,
  isError: boolean,
): Attrs {
  return {
    id: item.uid,
    ...(settings.label ? { 'aria-labelledby': labelId(item.uid) } : {}),
    ...(isError && { 'aria-invalid': true, 'aria-describedby': errorId(item) }),
    ...(isRequired(settings.rules) && { 'aria-required': true }),
    value: value ?? '',
    checked: Boolean(value),
    readOnly: Boolean(settings.readOnly),
    onChange(event, tagType) {
      if (tagType) item.isChecked = true;
      const format = settings.formatChangeValue as ((given: unknown) => unknown) | undefined;
      const next = format ? format(event) : changeValue(event, tagType);
      item.methods.setValue(next);
      item.tell('updated', { value: next });
      if (isTriggeredBy('change', settings)) void item.check();
    },
    onBlur() {
      if (isTriggeredBy('blur', settings)) void item.check();
    },
  };
}
