import { isEqual } from './copy';
import type { FormCore, Item, Registry } from './coreTypes';
import type { FormState } from './formTypes';
import { observe } from './observe';
import { getAt } from './path';
import { batch, noteRead, noteWrite } from './sources';
import { TOUCHED } from './validation';

/** Source of a registry: the items in it, and their paths. */
const ITEMS = 0;

/** Sources of a form. */
const BASELINE = 0;
const OPTIONS = 1;

/** Tracks which items are mounted, and at which paths. */
export const noteItemsRead = (registry: Registry): void => noteRead(registry, ITEMS);

/** Notifies subscribers that other items are mounted, or at other paths. */
export const noteItemsChanged = (registries: Registry[]): void =>
  batch(() => registries.forEach((registry) => noteWrite(registry, ITEMS)));

/** Notifies subscribers that the form has another baseline. */
export const noteBaseline = (form: object): void => noteWrite(form, BASELINE);

/** Notifies subscribers that the form has other options, or has a schema where it had none. */
export const noteOptions = (form: object): void => noteWrite(form, OPTIONS);

/** Tracks the options of a form. */
export const noteOptionsRead = (form: object): void => noteRead(form, OPTIONS);

/** A state whose members can be written. */
export type WritableState = { -readonly [K in keyof FormState]: FormState[K] };

/**
 * The state of a form. Reading a member of it is tracked like a read of the model.
 *
 * @param form the form
 */
export const createState = (
  form: Pick<FormCore<never>, 'model' | 'registry' | 'baseline' | 'whole'>,
): WritableState => {
  const items = () => {
    noteItemsRead(form.registry);
    return [...form.registry];
  };
  const stateOf = (
    parts: () => (Item | FormCore<never>['whole'])[],
    pick: (values: object) => unknown,
  ): WritableState => ({
    isSubmitting: false,
    submitCount: 0,
    get error() {
      return form.whole.validation.read().manual;
    },
    get isDirty() {
      noteRead(form, BASELINE);
      return !isEqual(pick(form.model), pick(form.baseline), true);
    },
    get isTouched() {
      return parts().some(({ validation }) => validation.read(TOUCHED).isTouched);
    },
    get isValidating() {
      return parts().some(({ validation }) => validation.read().isPending);
    },
    get isValid() {
      return !this.errors.length;
    },
    get fields() {
      return [...new Set(items().map(({ bindId }) => bindId))];
    },
    get errors() {
      return parts()
        .map((part) => ({ bindId: part.bindId, message: part.error() }))
        .filter(({ message }) => message !== undefined);
    },
    field(path) {
      const { isDirty, isTouched, isValidating, errors } = stateOf(
        () => items().filter(({ bindId }) => bindId === String(path)),
        (values) => getAt(values, String(path)),
      );
      return {
        isDirty,
        isTouched,
        isValidating,
        isValid: !errors.length,
        error: errors[0]?.message,
      };
    },
  });
  return observe(
    stateOf(
      () => [...items(), form.whole],
      (values) => values,
    ),
  );
};
