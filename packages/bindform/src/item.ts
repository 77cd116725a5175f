import type { ReactNode } from 'react';
import type { Composed, FormCore, ItemSource, Registry, ShownState } from './coreTypes';
import { ElementFinder } from './element';
import { warnIfSlow } from './messages';
import { fieldName, getAt, hasPlaceAt, setAt } from './path';
import { clone, isEqual } from './copy';
import { isObject } from './plain';
import type { FormItemMethod } from './methodTypes';
import { notify } from './registration';
import { checkRules, isMissing, messageOf } from './rules';
import { runValidation } from './run';
import { isManual, isText, type Options, type Settings } from './settings';
import { TOUCHED, Validation, type Checked, type Verdict } from './validation';

/** What has the field at a path, and the key of the field in it. */
const placeAt = ({ model }: FormCore<never>, path: string): [parent: unknown, key: string] => {
  const end = path.lastIndexOf('.');
  return [end > 0 ? getAt(model, path.slice(0, end)) : model, path.slice(end + 1)];
};

/** The object that has a field; for an entry of a list, which has no identity, a new object each time. */
const ownerOf = (parent: unknown): unknown => (Array.isArray(parent) ? {} : parent);

const ownerAt = (form: FormCore<never>, path: string): unknown => ownerOf(placeAt(form, path)[0]);

/** The field of a render: its form, its path, and what had it. */
type Place = Pick<ItemSource, 'form' | 'bindId' | 'owner'>;

const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether an earlier and a later render are of one field, whose row may have moved in between. */
export const isSameField = (before: Place, { form, bindId, owner }: Place): boolean =>
  form === before.form &&
  (bindId === before.bindId ||
    (isObject(owner) && owner === before.owner && lastKey(bindId) === lastKey(before.bindId)) ||
    // If the previous row is still at its path, the field now shows another row.
    (fieldName(form.model, bindId) === fieldName(form.model, before.bindId) &&
      ownerAt(form, before.bindId) !== before.owner));

/**
 * One form item, whether it was made by `render` or is a `<FormItem>`. A form may have thousands, so what an item
 * can do is on its prototype, and its methods for applications are created when one is used.
 */
export class Item implements ItemSource, Checked {
  form!: FormCore<never>;
  bindId!: string;
  path!: string;
  owner?: unknown;
  settings: Settings = {};
  levels: Options[] = [];
  /** Where it is registered. */
  registries!: Registry[];
  readonly element: ElementFinder;
  readonly validation = new Validation(this);
  /** Whether the control reports booleans although its element is not a checkbox. */
  isCheckbox?: boolean;
  /** The `bindId` that was announced last, while the item is mounted. */
  announced?: string | undefined;
  private isRemoved?: boolean;
  /** What the user has typed, and the value that it stands for. */
  private draft: { text: unknown; value: unknown } | undefined;
  private latest: unknown;
  /** The value that was checked last. */
  private lastChecked: unknown;
  /** Has the text that an input method editor is composing. */
  private composing: Composed | undefined;
  /** The field of the last commit. */
  private last: Place;
  private made: FormItemMethod | undefined;

  /**
   * @param uid identity of the item, and id of its control
   * @param place form and path of its field; the options are known after the first commit
   */
  constructor(
    readonly uid: string,
    place: Pick<ItemSource, 'form' | 'bindId' | 'path'>,
  ) {
    Object.assign(this, place);
    this.last = place;
    this.element = new ElementFinder(uid);
  }

  /** Calls a function for each item of the path: radio buttons and checkboxes of one group are about the same value. */
  inGroup(act: (each: Item) => void): void {
    this.form.registry.forEach((each) => each.path === this.path && act(each));
  }

  /** Checks again after a write to what the rules have read, unless only calls and submits may. */
  repeat(isForced?: boolean): void {
    if (isForced || !isManual(this.settings.trigger)) void this.check(undefined, true);
  }

  /** A copy of the value. */
  currentValue(): unknown {
    return clone(getAt(this.form.model, this.path));
  }

  /** The shown value, tracked like a read of the model; text being composed takes precedence. */
  shown(source: ItemSource): ShownState {
    const { form, path, settings } = source;
    const { format } = settings;
    const [parent, key] = placeAt(form, path);
    source.owner = ownerOf(parent);
    const stored = clone(getAt(parent, key));
    const { draft, composing } = this;
    // A control that is replaced by a text loses the focus without an event.
    if (draft && (isText(settings) || !isEqual(draft.value, stored))) this.draft = undefined;
    const formatted = () => {
      if (this.draft) return this.draft.text;
      return format && !isMissing(stored) ? format(stored as never) : stored;
    };
    const value = composing ? composing.value : formatted();
    // Controls may compare objects and lists by identity.
    if (!isEqual(value, this.latest)) this.latest = value;
    return [this.latest, this.error(form), this.validation.read().isPending];
  }

  /** The shown error, tracked; by default, with the form of the last render. */
  error(form = this.form): ReactNode {
    const { manual, failure, isJudged } = this.validation.read();
    return manual ?? failure ?? (isJudged ? form.whole.issueByField[this.uid] : undefined);
  }

  /**
   * Records the committed render. If that is of another field, rather than the same field of a row that has
   * moved, the error and the typed text of the previous field are discarded.
   */
  become(source: ItemSource): void {
    const before = this.last;
    this.last = source;
    if (isSameField(before, source)) return;
    this.isRemoved = this.isCheckbox = false;
    this.forget();
  }

  /** Notes that the user has left the control. */
  touch(): void {
    this.validation.show({ isTouched: true }, TOUCHED);
    if (this.draft) this.validation.refresh();
    this.draft = undefined;
  }

  /** From now on, the issues of the form's schema are shown, unless validation was removed. */
  judge(): void {
    this.validation.show({ isJudged: !this.isRemoved });
  }

  /**
   * Checks a value by the rules; by default the present one.
   *
   * @param isAutomatic whether a change or a blur triggered the check
   */
  check(value = this.currentValue(), isAutomatic?: boolean): Promise<Verdict> {
    const { form, settings } = this;
    this.lastChecked = value;
    this.validation.wasAsked ||= !isAutomatic;
    const verdict = this.validation.check(
      (current) =>
        form.registry.has(this) && !this.isRemoved
          ? checkRules(settings.rules, value, {
              check: current,
              messages: settings.messages,
              model: form.model,
              latest: () => this.currentValue(),
              isCheckbox: () => this.isCheckbox || this.element.isCheckbox(),
              isAutomatic,
            })
          : undefined,
      (message) => this.settings.onError?.(message, this.bindId),
    );
    warnIfSlow(verdict, this);
    return verdict;
  }

  /** Validates after a change or a blur: by the rules, and by the schema of the form. */
  checkAutomatically(): void {
    const { schema, whole } = this.form;
    // A blur without a change must not supersede the check that a submit is waiting for.
    if (!this.validation.isUnderWay() || !isEqual(this.lastChecked, this.currentValue())) {
      void this.check(undefined, true);
    }
    if (!schema) return;
    this.judge();
    if (!whole.validation.isUnderWay()) void whole.check();
  }

  /**
   * Writes what the user entered.
   *
   * @param text what the control goes on to show until it loses focus, if not the value
   * @returns whether it was written: not if the row of the field is gone
   */
  edit(value: unknown, text?: unknown): boolean {
    // Controls that wait before they hand on what was typed may do so after their row is gone.
    const { form, path, owner, validation, draft, composing } = this;
    if (!form.registry.has(this) && owner !== ownerAt(form, path)) return false;
    this.composing = undefined;
    this.draft = text === undefined ? undefined : { text, value };
    // The control may show what was entered even if the value is the same as before. If the text is the same, too,
    // a control that reports after each render must not cause another one.
    if (composing || draft?.text !== text) validation.refresh();
    // The items of a group share one error.
    this.inGroup((each) => each.validation.show({ manual: undefined }));
    validation.absorb(() => form.whole.validation.absorb(() => this.setValue(value)));
    notify(this, 'updated', () => ({ value }));
    return true;
  }

  /**
   * Shows a text that is being composed without writing it; the next edit ends that.
   *
   * @param finish called once the input method editor is done with it
   */
  compose(text: Composed, finish: () => void): void {
    if (this.composing !== text) text.addEventListener('compositionend', finish, { once: true });
    this.composing = text;
    this.validation.refresh();
  }

  /** Restores the default: its own, or that of the form unless the form has restored all. */
  restore(isFormRestored: boolean): void {
    const { form, path, settings, draft: typed } = this;
    const { defaultValue = isFormRestored ? undefined : getAt(form.defaults, path) } = settings;
    const isRestored =
      (defaultValue !== undefined ||
        // In a model, `undefined` is a default, too.
        (form.renderHost && !isFormRestored && this.currentValue() !== undefined)) &&
      hasPlaceAt(form.model, path);
    this.forget();
    if (isRestored) this.setValue(defaultValue);
    // What is being typed stays if its value is written back before the control renders.
    if (isFormRestored && !isEqual(typed?.value, this.currentValue())) this.draft = typed;
    if (!isRestored && !isFormRestored) return;
    this.element.clearFiles();
    notify(this, 'reset', () => ({ value: this.currentValue() }));
  }

  /** The methods for applications; each works without the object. */
  get methods(): FormItemMethod {
    const clearValidate = () => this.clearErrors();
    return (this.made ??= {
      validate: () => runValidation({ items: [this], isFollowing: true }),
      clearValidate,
      removeValidator: () => {
        this.isRemoved = true;
        clearValidate();
      },
      reapplyValidator: () => {
        this.isRemoved = false;
      },
      reset: () => this.restore(false),
      setValue: (value) => this.setValue(value),
      setError: (given) => {
        const manual = messageOf(given, this.settings.messages);
        this.validation.show(
          manual === undefined ? { manual, failure: undefined, isJudged: false } : { manual },
        );
      },
    });
  }

  private setValue(value: unknown): void {
    setAt(this.form.model, this.path, value);
  }

  private clearErrors(): void {
    this.validation.dismiss({ manual: undefined });
  }

  private forget(): void {
    const { validation } = this;
    this.clearErrors();
    validation.show({ isTouched: false }, TOUCHED);
    if (this.draft ?? this.composing) validation.refresh();
    this.draft = this.composing = undefined;
  }
}
