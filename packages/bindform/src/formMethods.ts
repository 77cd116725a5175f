import type { ReactNode } from 'react';
import type { FormCore, Item, Registry } from './coreTypes';
import { warnIfNameless, warnIfNoValues, warnIfUnknown } from './messages';
import type { FormItemMethod, FormMethod } from './methodTypes';
import { setAt } from './path';
import { clone } from './copy';
import { isObject, isPlain } from './plain';
import { messageOf } from './rules';
import { runValidation } from './run';
import { batch } from './sources';
import { noteBaseline } from './state';
import { replaceValues } from './values';

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
 * @param core the form that has the state of the whole
 * @param form the form whose data the items share, if they do
 * @param schemaForm gives the form whose schema judges the items, if they share none
 */
export const createFormMethods = <T extends object>(
  items: Registry,
  core: FormCore<never>,
  form?: FormCore<never>,
  schemaForm?: () => FormCore<never> | undefined,
): FormMethod<T> => {
  type Each = Exclude<keyof FormItemMethod, 'validate' | 'setValue' | 'reset'>;
  const onEach = (name: Each) => (ids?: unknown, message?: ReactNode) =>
    batch(() => {
      select(items, ids).forEach((item, _index, all) => {
        // Of several controls with one path, the first shows it.
        const isFirst = () => all.find(({ bindId }) => bindId === item.bindId) === item;
        item.methods[name](message !== undefined && isFirst() ? message : undefined);
      });
      if (name === 'clearValidate' && !pathsOf(ids)) clearFormError();
    });
  // Issues of fields stay: each item hides its own, and a form may have others elsewhere.
  const clearFormError = () => core.whole.validation.dismiss({ manual: undefined });
  const methods = {
    validate: (ids?: unknown) =>
      runValidation({
        items: select(items, ids),
        form: form ?? schemaForm?.() ?? core,
        // A `<Form>` around some of the fields, such as a step, answers for those alone.
        isWhole: items === core.registry && !pathsOf(ids),
        isFollowing: true,
      }),
    setValue(id: unknown, value: unknown) {
      warnIfNameless(id);
      pathsOf(id)?.forEach((path) =>
        form
          ? setAt(form.model, path, value)
          : select(items, path).forEach((item) => item.methods.setValue(value)),
      );
    },
    clearValidate: onEach('clearValidate'),
    removeValidator: onEach('removeValidator'),
    reapplyValidator: onEach('reapplyValidator'),
    setError: onEach('setError'),
    setFormError(message: ReactNode) {
      core.whole.validation.show({ manual: messageOf(message, core.sharedSettings().messages) });
    },
    reset(values?: unknown) {
      batch(() => {
        clearFormError();
        core.state.submitCount = 0;
        if (form) {
          warnIfNoValues(values);
          if (isPlain(values)) form.defaults = clone(values);
          replaceValues(form.model, form.defaults);
        }
        allItems(items, form).forEach((item) => item.restore(item.form === form));
        core.baseline = clone(core.model);
        noteBaseline(core);
      });
      form?.renderHost?.();
    },
  };
  return methods as unknown as FormMethod<T>;
};
