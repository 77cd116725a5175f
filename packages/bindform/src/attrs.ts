import { changeValue } from './changeValue';
import type { Item } from './itemCore';
import type { Settings } from './settings';
import { batch } from './sources';
import type { TriggerName } from './ruleTypes';
import type { Attrs } from './types';
import { isRequired } from './validate';

/** Id of the label of an item. */
export const labelId = (uid: string): string => `${uid}label`;

/** What the control of an item needs to show and edit its field. */
export function createAttrs(
  item: Item,
  { label, rules, readOnly, formatChangeValue, trigger = 'change' }: Settings,
  value: unknown,
  isError: boolean,
): Attrs {
  const validateOn = (moment: TriggerName) => {
    if (trigger.includes(moment)) void item.check();
  };
  return {
    id: item.uid,
    'aria-labelledby': label ? labelId(item.uid) : undefined,
    'aria-describedby': isError ? `${item.uid}error` : undefined,
    'aria-invalid': isError || undefined,
    'aria-required': isRequired(rules) || undefined,
    value: (value ?? '') as never,
    checked: Boolean(value),
    readOnly: Boolean(readOnly),
    // One change for all that follows from it, or the item would read itself again for each part.
    onChange: (event, tagType) =>
      batch(() => {
        const isCheckbox = tagType === 'checkbox';
        if (isCheckbox) item.isCheckbox = true;
        const next = formatChangeValue
          ? formatChangeValue(event as never)
          : changeValue(event, isCheckbox);
        item.methods.setValue(next);
        item.tell('updated', { value: next });
        validateOn('change');
      }),
    onBlur: () => validateOn('blur'),
  };
}
