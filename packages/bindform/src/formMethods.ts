import type { ReactNode } from 'react';
import type { FormCore, Item, Registry } from './coreTypes';
import { restoreDefaults } from './formCore';
import { warnIfNameless, warnIfNoValues, warnIfUnknown } from './messages';
import type { FormItemMethod, FormMethod } from './methodTypes';
import { setAt } from './path';
import { clone } from './copy';
import { isObject, isPlain } from './plain';
import { messageOf } from './rules';
import { runValidation } from './run';
import { batch } from './sources';

/**
 * The paths that a call names; undefined for all fields. An event counts as all fields, so that a
 * method can be a handler.
 */
const pathsOf = (ids: unknown): string[] | undefined => {
  const paths = [ids].flat();
  return ids === undefined || paths.some(isObject) ? undefined : paths.map(String);
};

/** The items with one of the ids, where an unknown one is warned about, or all when none is named. */
const select = (items: Registry, ids: unknown): Item[] => {
  const all = [...items];
  warnIfNameless(ids);
  return (
    pathsOf(ids)?.flatMap((path) => {
      const found = all.filter(({ bindId }) => bindId === path);
      warnIfUnknown(found, path);
      return found;
    }) ?? all
  );
};

/** The items of a `<Form>` together with those that its form has elsewhere. */
export const allItems = (items: Registry, form?: FormCore<never>): Item[] => [
  ...new Set([...items, ...(form?.registry ?? [])]),
];

/**
 * The methods of a form over the items that are mounted at the time of a call.
 *
 * @param items the items
 * @param state the state of the form as a whole
 * @param form the form whose data the items share, if they do
 */
export const createFormMethods = <T extends object>(
  items: Registry,
  state: FormCore<never>['state'],
  form?: FormCore<never>,
): FormMethod<T> => {
  type Each = Exclude<keyof FormItemMethod, 'validate' | 'setValue' | 'reset'>;
  const onEach = (name: Each) => (ids?: unknown, message?: ReactNode) =>
    batch(() => {
      select(items, ids).forEach((item) => item.methods[name](message));
      if (name === 'clearValidate' && !pathsOf(ids)) state.error = undefined;
    });
  const methods = {
    validate: (ids?: unknown) => runValidation(select(items, ids), true),
    setValue(id: string | number, value: unknown) {
      if (form) setAt(form.model, String(id), value);
      else select(items, String(id)).forEach((item) => item.methods.setValue(value));
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
          warnIfNoValues(values);
          if (isPlain(values)) form.defaults = clone(values);
          restoreDefaults(form);
        }
        allItems(items, form).forEach((item) => item.restore(item.form === form));
      });
      form?.renderHost?.();
    },
  };
  return methods as unknown as FormMethod<T>;
};
