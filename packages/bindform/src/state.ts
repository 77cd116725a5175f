import { isEqual } from './copy';
import type { FormCore, Item, Registry } from './coreTypes';
import type { FormState } from './formTypes';
import { observe } from './observe';
import { getAt } from './path';
import { batch, noteRead, noteWrite } from './sources';

/** Source of a registry: the items in it, and their paths. */
const ITEMS = 0;

/** Sources of a form. */
const BASELINE = 0;
const SCHEMA = 1;

/** Tracks which items are mounted, and at which paths. */
export const noteItemsRead = (registry: Registry): void => noteRead(registry, ITEMS);

/** Notifies subscribers that other items are mounted, or at other paths. */
export const noteItemsChanged = (registries: Registry[]): void =>
  batch(() => registries.forEach((registry) => noteWrite(registry, ITEMS)));

/** Notifies subscribers that the form has another baseline. */
export const noteBaseline = (form: object): void => noteWrite(form, BASELINE);

/** Notifies subscribers that the form has a schema now. */
export const noteSchema = (form: object): void => batch(() => noteWrite(form, SCHEMA));

/** A state whose members can be written. */
export type WritableState = { -readonly [K in keyof FormState]: FormState[K] };

/** What `<Form>` shows as the error of the form as a whole. */
export const formError = (
  form: Pick<FormCore<never>, 'state' | 'schemaCheck'>,
): FormState['error'] => {
  noteRead(form, SCHEMA);
  return form.state.error ?? form.schemaCheck?.error();
};

/**
 * The state of a form. Reading a member of it is tracked like a read of the model.
 *
 * @param form the form
 */
export const createState = (
  form: Pick<FormCore<never>, 'model' | 'registry' | 'baseline' | 'state' | 'schemaCheck'>,
): WritableState => {
  const items = () => {
    noteItemsRead(form.registry);
    return [...form.registry];
  };
  const isDirty = (pick: (values: object) => unknown) => {
    noteRead(form, BASELINE);
    return !isEqual(pick(form.model), pick(form.baseline), true);
  };
  const isTouched = (item: Item) => item.isTouched();
  const isPending = ({ validation }: Pick<Item, 'validation'>) => validation.read().isPending;
  const errorOf = (item: Item) => item.error();

  return observe<WritableState>({
    isSubmitting: false,
    submitCount: 0,
    error: undefined,
    get isDirty() {
      return isDirty((values) => values);
    },
    get isTouched() {
      return items().some(isTouched);
    },
    get isValidating() {
      return items().some(isPending) || Boolean(form.schemaCheck?.validation.read().isPending);
    },
    get isValid() {
      return !form.state.errors.length;
    },
    get fields() {
      return [...new Set(items().map(({ bindId }) => bindId))];
    },
    get errors() {
      const all = items().map((item) => ({ bindId: item.bindId, message: errorOf(item) }));
      return [...all, { bindId: '', message: formError(form) }].filter(
        ({ message }) => message !== undefined,
      );
    },
    field(path) {
      const bound = items().filter(({ bindId }) => bindId === String(path));
      const error = bound.map(errorOf).find((message) => message !== undefined);
      return {
        isDirty: isDirty((values) => getAt(values, String(path))),
        isTouched: bound.some(isTouched),
        isValidating: bound.some(isPending),
        isValid: error === undefined,
        error,
      };
    },
  });
};
