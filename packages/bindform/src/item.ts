import type { Composed, Item, ItemSource } from './coreTypes';
import { createElementFinder } from './element';
import { warnIfSlow } from './messages';
import { getAt, hasPlaceAt, setAt } from './path';
import { clone } from './copy';
import { notify } from './registration';
import { checkRules, messageOf } from './rules';
import { runValidation } from './run';
import { batch, noteRead, noteWrite } from './sources';
import { createValidation } from './validation';

/** Source for the state of an item besides its value, read by its control. */
const SHOWN = 0;

/**
 * Creates an item.
 *
 * @param uid identity of the item, and id of its control
 * @param source inputs of the first render
 */
export const createItem = (uid: string, source: ItemSource): Item => {
  const element = createElementFinder(uid);
  let isRemoved = false;
  let revision = 0;
  /** Has the text that an input method editor is composing. */
  let composing: Composed | undefined;

  const changed = () => noteWrite(item, SHOWN);
  const validation = createValidation(changed);
  const clearValidate = () => {
    validation.dismiss();
    validation.show({ manual: undefined });
  };
  const setValue = (value: unknown) => setAt(item.form.model, item.path, value);

  const item: Item = {
    ...source,
    uid,
    element,
    validation,
    isCheckbox: false,

    currentValue: () => clone(getAt(item.form.model, item.path)),

    shown(form, path) {
      noteRead(item, SHOWN);
      const value = composing ? composing.value : getAt(form.model, path);
      return [value, validation.manual ?? validation.failure, validation.isPending, revision];
    },

    check(value = item.currentValue()) {
      const { form, bindId, settings } = item;
      const isCheckbox = () => item.isCheckbox || element.isCheckbox();
      const verdict = validation.check(
        () =>
          form.registry.has(item) && !isRemoved
            ? checkRules(settings.rules, value, isCheckbox)
            : undefined,
        (message) => settings.onError?.(message, bindId),
      );
      warnIfSlow(verdict, item);
      return verdict;
    },

    edit(value) {
      composing = undefined;
      validation.show({ manual: undefined });
      setValue(value);
      notify(item, 'updated', { value });
    },

    compose(text, finish) {
      if (composing !== text) text.addEventListener('compositionend', finish, { once: true });
      composing = text;
      item.refresh();
    },

    restore(isFormRestored) {
      const { form, path, settings } = item;
      const { defaultValue = isFormRestored ? undefined : getAt(form.defaults, path) } = settings;
      const isRestored = defaultValue !== undefined && hasPlaceAt(form.model, path);
      clearValidate();
      if (isRestored) setValue(defaultValue);
      if (!isRestored && !isFormRestored) return;
      element.clearFiles();
      notify(item, 'reset', { value: item.currentValue() });
    },

    refresh() {
      revision += 1;
      batch(changed);
    },

    methods: {
      validate: () => runValidation([item], true),
      clearValidate,
      removeValidator() {
        isRemoved = true;
        clearValidate();
      },
      reapplyValidator() {
        isRemoved = false;
      },
      reset: () => item.restore(false),
      setValue,
      setError(given) {
        const manual = messageOf(given);
        validation.show(manual === undefined ? { manual, failure: undefined } : { manual });
      },
    },
  };
  return item;
};
