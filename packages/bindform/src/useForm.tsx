import { useReducer, useState, type ReactNode } from 'react';
import { createForm, type FormCore } from './formCore';
import { useSelection, useWatcher } from './hooks';
import { Control, ItemView, type Content } from './ItemView';
import type { Settings } from './settings';
import { FORM, type UseFormConfig, type UseFormReturn } from './types';
import { useItem } from './useItem';

/** A field that `render` made. */
function RenderedField({
  form,
  bindId,
  config,
  content,
}: {
  form: FormCore<never>;
  bindId: string;
  config: Settings;
  content: Content;
}): ReactNode {
  const field = useItem(form, bindId, bindId, config);
  return (
    <ItemView field={field}>
      <Control field={field} content={content} />
    </ItemView>
  );
}

function createBinding<T extends object>(
  given: T,
  renderHost: () => void,
): UseFormReturn<T> & { form: FormCore<T> } {
  const form = createForm(given);
  const forceUpdate = (delay?: boolean) => (delay ? queueMicrotask(renderHost) : renderHost());
  const binding = {
    ...form.methods,
    form,
    model: form.model,
    contextProps: { [FORM]: form, model: form.model },
    reset() {
      form.methods.reset();
      renderHost();
    },
    render: (bindId: string | number, config?: Settings) => (content: Content) => (
      <RenderedField
        form={form as unknown as FormCore<never>}
        bindId={String(bindId)}
        config={config ?? {}}
        content={content}
      />
    ),
    useSubscribe: (selector: never) => useSelection(form, selector),
    useWatch: (selector: never, callback: never) => useWatcher(form, selector, callback),
    watch: form.watch,
    unWatch: form.unWatch,
    setValues: form.setValues,
    forceUpdate,
    setState: () => forceUpdate(),
  };
  return binding as unknown as UseFormReturn<T> & { form: FormCore<T> };
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
  const [binding] = useState(() => createBinding(model, renderHost));
  // Items read the options while they render below this component, so they have to be there by then.
  binding.form.config = config ?? {};
  return binding;
}
