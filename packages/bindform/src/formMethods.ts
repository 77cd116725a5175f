import type { ReactNode } from 'react';
import { restoreDefaults, type FormCore } from './formCore';
import type { Item } from './item';
import { warnIfNameless, warnIfUnknown } from './messages';
import type { FormItemMethod, FormMethod } from './methodTypes';
import { setAt } from './path';
import { clone, isObject, isPlain } from './plain';
import type { Registry } from './registration';
import { messageOf } from './rules';
import { validateItems } from './run';
import { batch } from './sources';

/** Whether a call names fields. An event does not, so that a method can be a handler. */
const isNamed = (ids: unknown): boolean => ids !== undefined && ![ids].flat().some(isObject);

/** The items with one of the ids, where an unknown one is warned about, or all when none is named. */
function select(items: Registry, ids: unknown): Item[] {
  const all = [...items];
  warnIfNameless(ids);
  if (!isNamed(ids)) return all;
  return [ids].flat().flatMap((id) => {
    const found = all.filter((item) => item.source.bindId === String(id));
    warnIfUnknown(found, id);
    return found;
  });
}

/** The items of a `<Form>` together with those that its form has elsewhere. */
export const allItems = (items: Registry, form?: FormCore<never>): Item[] => [
  ...new Set([...items, ...(form?.items ?? [])]),
];

/**
 * The methods of a form over the items that are mounted at the time of a call.
 *
 * @param items the items
 * @param state the state of the form as a whole
 * @param form the form whose data the items share, if they do
 */
export function createFormMethods<T extends object>(
  items: Registry,
  state: FormCore<never>['state'],
  form?: FormCore<never>,
): FormMethod<T> {
  type Each = Exclude<keyof FormItemMethod, 'validate' | 'setValue' | 'reset'>;
  const onEach = (name: Each) => (ids?: unknown, message?: ReactNode) =>
    batch(() => {
      select(items, ids).forEach((item) => item.methods[name](message));
      if (name === 'clearValidate' && !isNamed(ids)) state.error = undefined;
    });
  const methods = {
    validate: (ids?: unknown) => validateItems(select(items, ids)),
    setValue(id: string | number, value: unknown) {
      if (form) setAt(form.model, String(id), value);
      else select(items, id).forEach((item) => item.methods.setValue(value));
    },
    clearValidate: onEach('clearValidate'),
    removeValidator: onEach('removeValidator'),
    reapplyValidator: onEach('reapplyValidator'),
    setError: onEach('setError'),
    setFormError(message: ReactNode) {
      state.error = messageOf(message);
    },
    reset(values?: unknown) {
      batch(() => {
        state.error = undefined;
        if (form) {
          if (isPlain(values)) form.defaults = clone(values);
          restoreDefaults(form);
        }
        allItems(items, form).forEach((item) => item.restore(item.source.form === form));
      });
    },
  };
  return methods as unknown as FormMethod<T>;
}
