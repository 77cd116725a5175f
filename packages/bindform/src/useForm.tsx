import { useReducer, useState } from 'react';
import { createForm, type FormCore } from './formCore';
import { useSubscription, useWatcher } from './hooks';
import { ItemView } from './ItemView';
import type { Content } from './Control';
import type { Settings } from './settings';
import { FORM, type UseFormConfig, type UseFormReturn } from './types';

function createBinding<T extends object>(given: T, renderHost: () => void) {
  const form = createForm(given);
  const { model, methods, setValues, watch, unWatch } = form;
  const forceUpdate = (delay?: boolean) => (delay ? queueMicrotask(renderHost) : renderHost());
  const binding = {
    ...methods,
    reset() {
      methods.reset();
      renderHost();
    },
    model,
    contextProps: { [FORM]: form, model },
    render:
      (bindId: string | number, config?: Settings) =>
      (content: Content['children'] | Content['getContent']) => (
        <ItemView
          form={form as unknown as FormCore<never>}
          path={String(bindId)}
          bindId={String(bindId)}
          config={config ?? {}}
          content={typeof content === 'function' ? { getContent: content } : { children: content }}
        />
      ),
    useSubscribe: (selector: never) => useSubscription(form, selector),
    useWatch: (selector: never, callback: never) => useWatcher(form, selector, callback),
    watch,
    unWatch,
    setValues,
    forceUpdate,
    setState: () => forceUpdate(),
  };
  return { form, binding: binding as unknown as UseFormReturn<T> };
}

/**
 * Makes a form of a plain object. The object is copied; the returned `model` is live.
 *
 * @param model the data at first, which is also what `reset` restores
 * @param config options that all fields share
 * @returns the live data, `render` and the methods of the form, the same for the component's life
 */
export function useForm<T extends object>(model: T, config?: UseFormConfig): UseFormReturn<T> {
  const [, renderHost] = useReducer((count: number) => count + 1, 0);
  const [{ form, binding }] = useState(() => createBinding(model, renderHost));
  // Items read the options while they render below this component, so they have to be there by then.
  form.config = config ?? {};
  return binding;
}
