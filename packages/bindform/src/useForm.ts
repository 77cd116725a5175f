import type { ReactNode } from 'react';
import { bindElement } from './bindElement';
import { createElement, useState } from './react';
import { createForm, type FormCore } from './formCore';
import { useSubscription, useWatcher } from './hooks';
import { ItemView } from './ItemView';
import type { Content } from './Control';
import type { Settings } from './settings';
import { FORM, type UseFormConfig, type UseFormReturn } from './types';

function createBinding<T extends object>(given: T, renderHost: () => void) {
  const form = createForm(given);
  const forceUpdate = (delay?: boolean) => (delay ? queueMicrotask(renderHost) : renderHost());
  const binding = {
    ...form.api,
    reset() {
      form.api.reset();
      renderHost();
    },
    contextProps: { [FORM]: form, model: form.model },
    render: (bindId: string | number, config?: Settings) => (content: ReactNode | Content) =>
      createElement(ItemView, {
        form: form as unknown as FormCore<never>,
        path: String(bindId),
        bindId: String(bindId),
        config,
        content:
          typeof content === 'function'
            ? content
            : ({ attrs, props }) => bindElement(content, attrs, props),
      }),
    useSubscribe: (selector: never) => useSubscription(form, selector),
    useWatch: (selector: never, callback: never) => useWatcher(form, selector, callback),
    forceUpdate,
    setState: renderHost,
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
  const [, setRenders] = useState(0);
  const [{ form, binding }] = useState(() =>
    createBinding(model, () => setRenders((count) => count + 1)),
  );
  // Items read the options while they render below this component, so they have to be there by then.
  form.config = config ?? {};
  return binding;
}
