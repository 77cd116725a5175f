import type { ReactNode } from 'react';
import type { Item } from './itemCore';
import { warnIfUnknown } from './messages';
import { setAt } from './path';
import { isObject } from './plain';
import { batch } from './sources';
import type { FormItemMethod, FormMethod, ValidationError } from './methodTypes';

/** The items whose rules failed in the last validation, in document order. */
const failing = (items: Iterable<Item>): Item[] =>
  [...items]
    .filter((item) => item.failure() !== undefined)
    .sort((a, b) => {
      const position = b.element().compareDocumentPosition(a.element());
      // Asked this way round, a browser finds neighbours without going through all siblings.
      return (position & 4) - (position & 2);
    });

/**
 * The items that are meant: those with one of the ids, where an unknown one is warned about, or all
 * when nothing is named (an event is not a name, so that a method can be a handler).
 */
function select(items: Set<Item>, ids: unknown): Item[] {
  const all = [...items];
  const names = [ids].flat();
  if (ids === undefined || names.some(isObject)) return all;
  return names.flatMap((id) => {
    const found = all.filter((item) => item.source.bindId === String(id));
    warnIfUnknown(found, id);
    return found;
  });
}

/** The text of a message, to be read where no node can be shown. */
function textOf(message: ReactNode): string {
  const { props } = Object(message) as { props?: { children?: ReactNode } };
  if (props) return textOf(props.children);
  return Array.isArray(message) ? message.map(textOf).join('') : String(message ?? '');
}

/** Validates items; resolves, or rejects with every failure in document order. */
export async function validateItems(items: Item[]): Promise<void[]> {
  const results = await Promise.all(items.map((item) => item.check()));
  const errors = failing(items).map((item) => ({
    bindId: item.source.bindId,
    message: item.failure(),
  }));
  if (!errors.length) return results;
  throw Object.assign(new Error(textOf(errors[0].message)), { errors }) satisfies ValidationError;
}

/** Puts the focus on the first item, in document order, that failed. */
export const focusFirstFailing = (items: Set<Item>): void => failing(items)[0]?.element().focus();

/**
 * The methods of a form over the items that are mounted at the time of a call.
 *
 * @param items the items
 * @param model the data they share, if they do
 */
export function createFormMethods<T extends object>(
  items: Set<Item>,
  model?: object,
): FormMethod<T> {
  type Each = Exclude<keyof FormItemMethod, 'validate' | 'setValue'>;
  const onEach = (name: Each) => (ids?: unknown, message?: ReactNode) =>
    batch(() => select(items, ids).forEach((item) => item.methods[name](message)));
  const methods = {
    validate: (ids?: unknown) => validateItems(select(items, ids)),
    setValue(id: string | number, value: unknown) {
      if (model) setAt(model, String(id), value);
      else select(items, id).forEach((item) => item.methods.setValue(value));
    },
    clearValidate: onEach('clearValidate'),
    removeValidator: onEach('removeValidator'),
    reapplyValidator: onEach('reapplyValidator'),
    setError: onEach('setError'),
    reset: onEach('reset'),
  };
  return methods as unknown as FormMethod<T>;
}
