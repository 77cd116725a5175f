import type { ReactNode } from 'react';
import type { Item } from './item';
import type { FormMethod, ValidationError } from './types';
import { warn } from './warn';

type Ids = string | number | readonly (string | number)[] | undefined;

const FOLLOWING = 4;

const inDocumentOrder = (a: Item, b: Item): number => {
  const [first, second] = [a.element(), b.element()];
  if (!first || !second || first === second) return 0;
  return first.compareDocumentPosition(second) & FOLLOWING ? -1 : 1;
};

/** The items that are meant: all, or those with one of the ids; an unknown id is warned about. */
export function select(items: Iterable<Item>, ids: Ids): Item[] {
  const all = [...items];
  if (ids === undefined) return all;
  return [ids].flat().flatMap((id) => {
    const found = all.filter((item) => item.bindId() === String(id));
    if (!found.length) {
      warn(
        'BF001',
        `No mounted form item has the bindId "${String(id)}", so it was skipped. Check the spelling, or render the item first.`,
      );
    }
    return found;
  });
}

function validationError(failed: { item: Item; message: ReactNode }[]): ValidationError {
  failed.sort((a, b) => inDocumentOrder(a.item, b.item));
  const errors = failed.map(({ item, message }) => ({ bindId: item.bindId() ?? '', message }));
  return Object.assign(new Error(String(errors[0].message)), { errors });
}

/** Validates items; resolves, or rejects with every failure in document order. */
export async function validateItems(items: Item[]): Promise<void[]> {
  const messages = await Promise.all(items.map((item) => item.validate()));
  const failed = items
    .map((item, i) => ({ item, message: messages[i] }))
    .filter(({ message }) => message !== undefined && message !== null);
  if (failed.length) throw validationError(failed);
  return items.map(() => undefined);
}

/** Puts the focus on the first item, in document order, that shows an error. */
export function focusFirstError(items: Iterable<Item>): void {
  [...items]
    .filter((item) => item.state().error !== undefined)
    .sort(inDocumentOrder)[0]
    ?.focus();
}

/** The methods of a form over the items that are mounted at the time of a call. */
export function createFormMethods(
  items: Set<Item>,
  write?: (id: string, value: unknown) => void,
): FormMethod<never> {
  const each = (act: (item: Item) => void) => (ids?: Ids) => select(items, ids).forEach(act);
  const setOnItems = (id: string, value: unknown) =>
    select(items, id).forEach((item) => item.setValue(value));
  const methods = {
    validate: (ids?: Ids) => validateItems(select(items, ids)),
    reset: () => [...items].forEach((item) => item.restore()),
    clearValidate: each((item) => item.clear()),
    removeValidator: each((item) => item.remove()),
    reapplyValidator: each((item) => item.reapply()),
    setValue: (id: string | number, value: unknown) => (write ?? setOnItems)(String(id), value),
    setError: (ids: Ids, message?: ReactNode) => each((item) => item.setError(message))(ids),
  };
  return methods as unknown as FormMethod<never>;
}
