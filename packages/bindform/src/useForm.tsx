import type { ReactElement } from 'react';
import type { Content } from './Control';
import type { FormCore } from './coreTypes';
import { createForm } from './formCore';
import { createFormMethods } from './formMethods';
import { useSubscription, useWatcher } from './hooks';
import { reuse } from './reuse';
import { ItemView, type ItemProps } from './useItem';
import { FormObserverContext, type AnyForm, type FormObserver } from './observer';
import { React } from './react';
import type { Settings } from './settings';
import { FORM } from './contextTypes';
import type { UseFormConfig } from './types';
import { mergeValues } from './values';
import type { Output, UseFormReturn } from './formTypes';

const createBinding = <T extends object>(
  given: T,
  options: UseFormConfig<unknown> | undefined,
  renderHost: () => void,
  observe: FormObserver | undefined,
) => {
  const form = createForm(given, renderHost, options) as unknown as FormCore<never>;
  const { model, state, watch, unWatch } = form;
  const elements = new Map<string, ReactElement<ItemProps>>();
  const renderAll = () => {
    elements.clear();
    renderHost();
  };
  const binding = {
    ...createFormMethods(form.registry, form, form),
    model,
    state,
    [FORM]: form,
    contextProps: { [FORM]: form, model },
    render: (bindId: string | number, config?: Settings) => (content: Content) =>
      reuse(
        elements,
        <ItemView form={form} bindId={String(bindId)} config={config} content={content} />,
      ),
    useSubscribe: (selector: never) => useSubscription(form, selector),
    useWatch: (selector: never, callback: never) => useWatcher(form, selector, callback),
    watch,
    unWatch,
    setValues: (values: object) => mergeValues(model, values),
    forceUpdate: (delay?: boolean) => (delay ? queueMicrotask(renderAll) : renderAll()),
    setState: renderAll,
  };
  observe?.(binding as unknown as AnyForm, (listener) => {
    form.onCommit = listener;
  });
  return [form, binding] as const;
};

/**
 * Creates a form from a plain object. The object is copied; the returned `model` is live.
 *
 * @param model the initial data, which `reset` restores
 * @param config options for all fields, and a schema for the data
 * @returns the live data, `render`, hooks and methods of the form; all keep their identity for the
 *   lifetime of the component
 * @since 1.0.0
 */
export function useForm<T extends object, O = T>(
  model: T,
  config?: UseFormConfig<O>,
): UseFormReturn<T, Output<T, O>> {
  const [, setRenders] = React.useState(0);
  const observe = React.useContext(FormObserverContext);
  const [[form, binding]] = React.useState(() =>
    createBinding(model, config, () => setRenders((count) => count + 1), observe),
  );
  // Another object in each render, by which observers tell renders apart.
  const current = { ...config };
  // Fields subscribe to the options: a compiled component does not render them again for new ones.
  // A handle is set at each commit, like a layout effect, of which React 18 would warn on servers.
  React.useImperativeHandle(
    (options: UseFormConfig<O> | null) => {
      if (options) form.configure(options);
      form.onCommit?.(options);
    },
    () => current,
  );
  return binding as unknown as UseFormReturn<T, Output<T, O>>;
}
