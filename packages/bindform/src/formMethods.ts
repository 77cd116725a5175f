import type { ReactNode } from 'react';
import type { Item } from './itemCore';
import { batch } from './observe';
import { setAt } from './path';
import type { FormMethod, ValidationError } from './types';
import { warn } from './messages';

/** Methods that act on each item that is meant. */
const EACH = ['clearValidate', 'removeValidator', 'reapplyValidator', 'setError', 'reset'] as const;

const FOLLOWING = 4;

function inDocumentOrder(a: Item, b: Item): number {
  const [first, second] = [a.element(), b.element()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & FOLLOWING ? -1 : 1;
}

/**
 * The items that are meant: those with one of the ids, where an unknown one is warned about, or all
 * when nothing is named (an event is not a name, so that a method can be a handler).
 */
function select(items: Set<Item>, ids: unknown): Item[] {
  const all = [...items];
  const names = [ids].flat();
  if (ids === undefined || names.some((id) => typeof id === 'object')) return all;
  return names.flatMap((id) => {
    const found = all.filter((item) => item.bindId() === String(id));
    if (!found.length) warn('BF001', String(id));
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
  const results = await Promise.all(
    items.map(async (item) => ({ item, message: await item.check() })),
  );
  const failed = results.filter(({ message }) => message !== undefined);
  if (failed.length) {
    failed.sort((a, b) => inDocumentOrder(a.item, b.item));
    const errors = failed.map(({ item, message }) => ({ bindId: item.bindId(), message }));
    throw Object.assign(new Error(textOf(errors[0].message)), { errors }) satisfies ValidationError;
  }
  return items.map(() => undefined);
}

/** Puts the focus on the first item, in document order, that shows an error. */
export const focusFirstError = (items: Set<Item>): void =>
  [...items]
    .filter((item) => item.state.error !== undefined)
    .sort(inDocumentOrder)[0]
    ?.element()
    ?.focus();

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
  const methods = {
    validate: (ids?: unknown) => validateItems(select(items, ids)),
    setValue(id: string | number, value: unknown) {
      if (model) batch(() => setAt(model, String(id), value));
      else select(items, id).forEach((item) => item.methods.setValue(value));
    },
    ...Object.fromEntries(
      EACH.map((name) => [
        name,
        (ids?: unknown, message?: ReactNode) =>
          batch(() => select(items, ids).forEach((item) => item.methods[name](message))),
      ]),
    ),
  };
  return methods as unknown as FormMethod<T>;
}
