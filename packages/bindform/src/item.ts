import type { ReactNode } from 'react';
import { createElementFinder, type ElementFinder } from './element';
import type { FormCore } from './formCore';
import { warnIfSlow } from './messages';
import type { FormItemMethod } from './methodTypes';
import { getAt, hasPlaceAt, setAt } from './path';
import { clone } from './plain';
import { notify } from './registration';
import { messageOf } from './rules';
import { validateItems } from './run';
import type { Settings } from './settings';
import { batch, noteRead, noteWrite } from './sources';
import type { SharedConfig } from './types';
import { createValidation, type Check, type Validation } from './validation';

/** What an item was last rendered with. */
export interface ItemSource {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** Where in that data. */
  path: string;
  /** The path as the author of the form knows it. */
  bindId: string;
  /** The options after those of all levels were merged. */
  settings: Settings;
  /** The options of every level that applies, the nearest last. */
  levels: SharedConfig[];
}

/** What the control and its error are rendered from. */
export interface ShownState {
  value: unknown;
  error: ReactNode;
  isPending: boolean;
  /** Differs when the control has to be rendered although nothing else does. */
  revision: number;
}

/** One form item, whether it was made by `render` or is a `<FormItem>`. */
export interface Item {
  uid: string;
  source: ItemSource;
  element: ElementFinder;
  validation: Validation;
  /** Whether the control reports truth values although its element does not say so. */
  isCheckbox: boolean;
  /** Whether it is mounted, hidden or not. */
  isRegistered: boolean;
  /** The path that `apiEffect` was called with; none while effects do not run. */
  announcedAs?: string;
  methods: FormItemMethod;
  /** A copy of the value. */
  value: () => unknown;
  /** What the control shows, followed like a read of the model; a text being composed comes first. */
  shown: (form: FormCore<never>, path: string) => ShownState;
  /** Checks a value by the rules; by default the present one. */
  check: (value?: unknown) => Check;
  /** Writes what was entered by hand. */
  edit: (value: unknown) => void;
  /** Shows a text without writing it until the input method editor is done with it. */
  compose: (event: unknown, finish: (event: unknown) => void) => void;
  /** Restores the default: its own, or that of the form unless the form has restored all. */
  restore: (isFormRestored: boolean) => void;
  /** Renders the control again when the batch ends, for its element was changed from outside. */
  refresh: () => void;
}

const CHECKBOX = '[type=checkbox],[role=checkbox],[role=switch]';

/**
 * Creates an item.
 *
 * @param uid identity of the item, and id of its control
 * @param source what it is rendered with at first
 */
export function createItem(uid: string, source: ItemSource): Item {
  const element = createElementFinder(uid);
  let isRemoved = false;
  let revision = 0;
  /** The element whose text an input method editor is composing. */
  let composing: HTMLInputElement | undefined;

  const validation = createValidation(() => noteWrite(item, 'shown'));
  const refresh = () => {
    revision += 1;
    noteWrite(item, 'shown');
  };
  const clearValidate = () =>
    batch(() => {
      validation.setManual();
      validation.clear();
    });

  const item: Item = {
    uid,
    source,
    element,
    validation,
    isCheckbox: false,
    isRegistered: false,

    value: () => clone(getAt(item.source.form.model, item.source.path)),

    shown(form, path) {
      noteRead(item, 'shown');
      const { manual, failure, isPending } = validation;
      const value = composing ? composing.value : getAt(form.model, path);
      return { value, error: manual ?? failure, isPending, revision };
    },

    check(value = item.value()) {
      const check = validation.check(
        item.isRegistered && !isRemoved && item.source.settings.rules,
        value,
        () => item.isCheckbox || element.find().matches(CHECKBOX),
        (message) => item.source.settings.onError?.(message, item.source.bindId),
      );
      warnIfSlow(check.verdict, item.source.bindId);
      return check;
    },

    edit(value) {
      composing = undefined;
      validation.setManual();
      item.methods.setValue(value);
      notify(item, 'updated', { value });
    },

    compose(event, finish) {
      const { target } = event as { target: HTMLInputElement };
      const isKnown = composing === target;
      composing = target;
      batch(refresh);
      if (isKnown) return;
      // React has cleared `currentTarget` by the time that the text is final.
      const last = Object.assign(Object.create(event as object), { currentTarget: target });
      target.addEventListener('compositionend', () => finish(last), { once: true });
    },

    restore(isFormRestored) {
      const { form, path, settings } = item.source;
      const fallback = isFormRestored ? undefined : getAt(form.defaults, path);
      const { defaultValue = fallback } = settings;
      const isRestored = defaultValue !== undefined && hasPlaceAt(form.model, path);
      clearValidate();
      if (isRestored) item.methods.setValue(defaultValue);
      if (!isRestored && !isFormRestored) return;
      const control = element.find() as HTMLInputElement;
      // A file input keeps its choice apart from what React gives it.
      if (control.type === 'file') control.value = '';
      notify(item, 'reset', { value: item.value() });
    },

    refresh,

    methods: {
      validate: () => validateItems([item]),
      clearValidate,
      removeValidator() {
        isRemoved = true;
        clearValidate();
      },
      reapplyValidator() {
        isRemoved = false;
      },
      reset: () => item.restore(false),
      setValue(value) {
        const { form, path } = item.source;
        setAt(form.model, path, value);
      },
      setError(given) {
        const message = messageOf(given);
        batch(() => {
          if (message === undefined) validation.failure = undefined;
          validation.setManual(message);
        });
      },
    },
  };
  return item;
}
