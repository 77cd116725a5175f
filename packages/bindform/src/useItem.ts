import { useContext, useEffect, useId, useInsertionEffect, useRef, useState } from 'react';
import { FormContext } from './context';
import type { FormCore } from './formCore';
import { validateItems } from './formMethods';
import { createItem, hasNoRules, type Item } from './item';
import { batch, raw } from './observe';
import { getAt, setAt } from './path';
import { clone } from './plain';
import { settle, type Settings } from './settings';
import type { ContextProps, FormItemMethod, ItemValueEvent } from './types';

/** Everything an item's parts need of it. */
export interface Field {
  uid: string;
  /** The data the field lives in: the form's, or the item's own. */
  form: FormCore<never>;
  /** Where in that data. */
  path: string;
  /** The path as the reader of the code knows it. */
  bindId: string;
  settings: Settings;
  item: Item;
  methods: FormItemMethod;
  /** Calls a hook of every context props that apply, each once. */
  tell: <E extends keyof Hooks>(name: E, event: Parameters<Hooks[E]>[0]) => void;
  /** Whether the control reports truth values; noted by the content. */
  noteKind: (isChecked: boolean) => void;
}

type Hooks = Required<
  Pick<ContextProps, 'mounted' | 'apiEffect' | 'updated' | 'reset' | 'destroy'>
>;

/** The methods of one item, as its content, `apiEffect` and its ref get them. */
export function itemMethods(item: Item): FormItemMethod {
  return {
    validate: () => validateItems([item]),
    reset: item.restore,
    clearValidate: item.clear,
    removeValidator: item.remove,
    reapplyValidator: item.reapply,
    setValue: item.setValue,
    setError: item.setError,
  };
}

/** What was rendered last, for code that runs later. */
interface Latest {
  form: FormCore<never>;
  path: string;
  bindId: string;
  settings: Settings;
  hooks: ContextProps<object>[];
  isChecked: boolean;
}

function createField(uid: string, latest: { current: Latest }) {
  const value = () => getAt(raw(latest.current.form.model), latest.current.path);
  const write = (next: unknown) =>
    batch(() => setAt(latest.current.form.model, latest.current.path, clone(raw(next))));
  const tell: Field['tell'] = (name, event) =>
    new Set(latest.current.hooks.map((hooks) => hooks[name])).forEach((hook) =>
      (hook as ((e: unknown) => void) | undefined)?.(event),
    );
  const control = () => document.getElementById(uid);
  const item: Item = createItem({
    bindId: () => latest.current.bindId,
    rules: () => latest.current.settings.rules,
    isChecked: () => latest.current.isChecked,
    value,
    onError: (message, bindId) => latest.current.settings.onError?.(message, bindId),
    setValue: write,
    element: control,
    focus: () => control()?.focus(),
    restore() {
      const { settings, form, path, bindId } = latest.current;
      const first = (settings.defaultValue as unknown) ?? form.defaultAt(path);
      item.clear();
      if (first === undefined) return;
      write(first);
      tell('reset', { uid, bindId, value: value() } satisfies ItemValueEvent);
    },
  });
  return { item, methods: itemMethods(item), tell };
}

/**
 * The one life of a form item, whether it was made by `render` or is a `<FormItem>`.
 *
 * @param form the data that it edits: a form's, or the item's own
 * @param path where in that data
 * @param bindId the path as the reader of the code knows it
 * @param config options that stand on the item itself
 */
export function useItem(
  form: FormCore<never>,
  path: string,
  bindId: string,
  config: Settings,
): Field {
  const uid = useId();
  const scope = useContext(FormContext);
  const settings = settle(scope?.config, form.config, config);
  const hooks = [scope?.config, form.config, config].flatMap((layer) => layer?.contextProps ?? []);
  const latest = useRef<Latest>({ form, path, bindId, settings, hooks, isChecked: false });
  useInsertionEffect(() => {
    Object.assign(latest.current, { form, path, bindId, settings, hooks });
  });
  const [{ item, methods, tell }] = useState(() => createField(uid, latest));

  const scopeItems = scope?.items;
  useEffect(() => {
    form.items.add(item);
    scopeItems?.add(item);
    return () => {
      form.items.delete(item);
      scopeItems?.delete(item);
    };
  }, [form, scopeItems, item]);

  useEffect(() => {
    const event = () => ({ uid, bindId: item.bindId() ?? '' });
    tell('mounted', event());
    return () => {
      item.stop();
      tell('destroy', event());
    };
  }, [item, tell, uid]);

  useEffect(() => {
    tell('apiEffect', { uid, bindId, ...methods });
  }, [tell, uid, bindId, methods]);

  useEffect(() => {
    if (hasNoRules(item) && item.state().error !== undefined) item.dropRuleError();
  });

  return {
    uid,
    form,
    path,
    bindId,
    settings,
    item,
    methods,
    tell,
    noteKind: (isChecked) => {
      latest.current.isChecked = isChecked;
    },
  };
}
