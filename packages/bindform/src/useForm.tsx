import { formOf } from './context';
import type { Content } from './Control';
import { createForm, mergeValues, type FormCore } from './formCore';
import { createFormMethods } from './formMethods';
import { useSubscription, useWatcher } from './hooks';
import { ItemView } from './ItemView';
import { useState } from './react';
import type { Settings } from './settings';
import { FORM, type UseFormConfig, type UseFormReturn } from './types';

function createBinding<T extends object>(given: T, renderHost: () => void) {
  const form = createForm(given);
  const { model, state, items, watch, unWatch } = form;
  const methods = createFormMethods(items, state, form as unknown as FormCore<never>);
  const binding = {
    ...methods,
    reset(values?: never) {
      methods.reset(values);
      renderHost();
    },
    model,
    state,
    contextProps: { [FORM]: form, model },
    render: (bindId: string | number, config?: Settings) => (content: Content) => (
      <ItemView
        form={form as unknown as FormCore<never>}
        bindId={String(bindId)}
        config={config}
        content={content}
      />
    ),
    useSubscribe: (selector: never) => useSubscription(form, selector),
    useWatch: (selector: never, callback: never) => useWatcher(form, selector, callback),
    watch,
    unWatch,
    setValues: (values: object) => mergeValues(model, values),
    forceUpdate: (delay?: boolean) => (delay ? queueMicrotask(renderHost) : renderHost()),
    setState: renderHost,
  };
  return binding as unknown as UseFormReturn<T>;
}

/**
 * Makes a form of a plain object. The object is copied; the returned `model` is live.
 *
 * @param model the data at first, which is also what `reset` restores
 * @param config options that all fields share
 * @returns the live data, `render` and the methods of the form, the same for the component's life
 * @since 1.0.0
 */
export function useForm<T extends object>(model: T, config?: UseFormConfig): UseFormReturn<T> {
  const [, setRenders] = useState(0);
  const [form] = useState(() => createBinding(model, () => setRenders((count) => count + 1)));
  // Items read the options while they render below this component, so they have to be there by then.
  (formOf(form.contextProps) as FormCore<T>).config = config ?? {};
  return form;
}
