import type { Composed, Item, ItemSource } from './coreTypes';
import { createElementFinder } from './element';
import { warnIfSlow } from './messages';
import { fieldName, getAt, hasPlaceAt, setAt } from './path';
import { clone, isEqual } from './copy';
import { notify } from './registration';
import { checkRules, isMissing, messageOf } from './rules';
import { runValidation } from './run';
import { isManual, isText } from './settings';
import { createValidation, TOUCHED } from './validation';

/**
 * The object that has the field at a path, unless that is the model itself; of an entry of a list,
 * which has no identity, a new object each time.
 */
const ownerAt = ({ model }: Item['form'], path: string): unknown => {
  const end = path.lastIndexOf('.');
  const owner = end > 0 ? getAt(model, path.slice(0, end)) : model;
  return Array.isArray(owner) ? {} : owner;
};

/** The field of a render: its form, its path, and what had it. */
type Place = Pick<ItemSource, 'form' | 'bindId' | 'owner'>;

/** Whether an earlier and a later render are of one field, whose row may have moved in between. */
export const isSameField = (before: Place, { form, bindId }: Place): boolean =>
  form === before.form &&
  // If the previous row is still at its path, the field now shows another row.
  (bindId === before.bindId ||
    (fieldName(form.model, bindId) === fieldName(form.model, before.bindId) &&
      ownerAt(form, before.bindId) !== before.owner));

/**
 * Creates an item.
 *
 * @param uid identity of the item, and id of its control
 * @param place form and path of its field; the options are known after the first commit
 */
export const createItem = (uid: string, place: Omit<ItemSource, 'settings' | 'levels'>): Item => {
  const element = createElementFinder(uid);
  let isRemoved = false;
  /** What the user has typed, and the value that it stands for. */
  let draft: { text: unknown; value: unknown } | undefined;
  let latest: unknown;
  /** The value that was checked last. */
  let checked: unknown;
  /** Has the text that an input method editor is composing. */
  let composing: Composed | undefined;
  /** The field of the last commit. */
  let last: Place = place;

  const validation = createValidation(
    () => item.bindId,
    (isForced) => {
      if (isForced || !isManual(item.settings.trigger)) void item.check(undefined, true);
    },
  );
  const clearValidate = () => validation.dismiss({ manual: undefined });
  const forget = () => {
    clearValidate();
    validation.show({ isTouched: false }, TOUCHED);
    if (draft ?? composing) validation.refresh();
    draft = composing = undefined;
  };
  const setValue = (value: unknown) => setAt(item.form.model, item.path, value);

  const item: Item = {
    ...place,
    settings: {},
    levels: [],
    uid,
    element,
    validation,
    isCheckbox: false,

    currentValue: () => clone(getAt(item.form.model, item.path)),

    shown(source) {
      const { form, path, settings } = source;
      const { format } = settings;
      source.owner = ownerAt(form, path);
      const stored = clone(getAt(form.model, path));
      // A control that is replaced by a text loses the focus without an event.
      if (draft && (isText(settings) || !isEqual(draft.value, stored))) draft = undefined;
      const formatted = () => {
        if (draft) return draft.text;
        return format && !isMissing(stored) ? format(stored as never) : stored;
      };
      const value = composing ? composing.value : formatted();
      // Controls may compare objects and lists by identity.
      latest = isEqual(value, latest) ? latest : value;
      return [latest, item.error(form), validation.read().isPending];
    },

    error(form = item.form) {
      const { manual, failure, isJudged } = validation.read();
      return manual ?? failure ?? (isJudged ? form.whole.issueByField[uid] : undefined);
    },

    become(source) {
      const before = last;
      last = source;
      if (isSameField(before, source)) return;
      isRemoved = item.isCheckbox = false;
      forget();
    },

    touch() {
      validation.show({ isTouched: true }, TOUCHED);
      if (draft) validation.refresh();
      draft = undefined;
    },

    judge: () => validation.show({ isJudged: !isRemoved }),

    check(value = item.currentValue(), isAutomatic) {
      const { form, settings } = item;
      checked = value;
      validation.wasAsked ||= !isAutomatic;
      const isCheckbox = () => item.isCheckbox || element.isCheckbox();
      const verdict = validation.check(
        (run) =>
          form.registry.has(item) && !isRemoved
            ? checkRules(settings.rules, value, {
                ...run,
                messages: settings.messages,
                model: form.model,
                latest: item.currentValue,
                isCheckbox,
                isAutomatic,
              })
            : undefined,
        (message) => item.settings.onError?.(message, item.bindId),
      );
      warnIfSlow(verdict, item);
      return verdict;
    },

    checkAutomatically() {
      const { schema, whole } = item.form;
      // A blur without a change must not supersede the check that a submit is waiting for.
      if (!validation.isUnderWay() || !isEqual(checked, item.currentValue())) {
        void item.check(undefined, true);
      }
      if (!schema) return;
      item.judge();
      if (!whole.validation.isUnderWay()) void whole.check();
    },

    edit(value, text) {
      // Controls that wait before they hand on what was typed may do so after their row is gone.
      const { form, path, owner } = item;
      if (!form.registry.has(item) && owner !== ownerAt(form, path)) return false;
      const entered = composing ?? draft ?? text;
      composing = undefined;
      draft = text === undefined ? undefined : { text, value };
      // The control may show what was entered even if the value is the same as before.
      if (entered !== undefined) validation.refresh();
      // Radio buttons and checkboxes of one group have one error.
      form.registry.forEach(
        (each) => each.path === path && each.validation.show({ manual: undefined }),
      );
      validation.absorb(() => form.whole.validation.absorb(() => setValue(value)));
      notify(item, 'updated', { value });
      return true;
    },

    compose(text, finish) {
      if (composing !== text) text.addEventListener('compositionend', finish, { once: true });
      composing = text;
      validation.refresh();
    },

    restore(isFormRestored) {
      const { form, path, settings } = item;
      const { defaultValue = isFormRestored ? undefined : getAt(form.defaults, path) } = settings;
      const isRestored =
        (defaultValue !== undefined ||
          // In a model, `undefined` is a default, too.
          (form.renderHost && !isFormRestored && item.currentValue() !== undefined)) &&
        hasPlaceAt(form.model, path);
      const typed = draft;
      forget();
      if (isRestored) setValue(defaultValue);
      // What is being typed stays if its value is written back before the control renders.
      if (isFormRestored && !isEqual(typed?.value, item.currentValue())) draft = typed;
      if (!isRestored && !isFormRestored) return;
      element.clearFiles();
      notify(item, 'reset', { value: item.currentValue() });
    },

    methods: {
      validate: () => runValidation({ items: [item], isFollowing: true }),
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
        const manual = messageOf(given, item.settings.messages);
        validation.show(
          manual === undefined ? { manual, failure: undefined, isJudged: false } : { manual },
        );
      },
    },
  };
  return item;
};
