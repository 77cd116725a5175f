import type { FormEvent, ReactNode, Ref } from 'react';
import { forwardRef, useContext, useImperativeHandle, useMemo, useState } from './react';
import { classes } from './classes';
import { FormContext, formOf } from './context';
import { createFormMethods, focusFirstFailing } from './formMethods';
import type { Item } from './itemCore';
import { setAt } from './path';
import type { FormMethod } from './methodTypes';
import type { FormProps } from './types';

/** Values of items that have no shared model, by their paths. */
function ownValues(items: Set<Item>): object {
  const values = {};
  items.forEach((item) => {
    const { bindId } = item.source;
    if (bindId) setAt(values, bindId, item.value());
  });
  return values;
}

/**
 * Groups items, shares options among them, and, with `onSubmit`, is a real form.
 *
 * @since 1.0.0
 */
export const Form = forwardRef(function Form(
  { direction = 'column', formStyle, formClass, onSubmit, children, ...config }: FormProps,
  ref: Ref<FormMethod>,
): ReactNode {
  const form = formOf(config.contextProps);
  const outer = useContext(FormContext);
  const [homes] = useState(() => [new Set<Item>(), ...outer.homes]);
  const [items] = homes;
  const methods = useMemo(() => createFormMethods(items, form?.model), [items, form]);
  useImperativeHandle(ref, () => methods as FormMethod, [methods]);
  const Tag = onSubmit ? 'form' : 'div';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    methods.validate().then(
      () => onSubmit?.((form?.model ?? ownValues(items)) as never),
      () => focusFirstFailing(items),
    );
  };
  return (
    <Tag
      className={classes(!config.noStyle && 'bindform', formClass)}
      data-direction={direction}
      style={formStyle}
      role={onSubmit ? undefined : 'group'}
      noValidate={Boolean(onSubmit)}
      onSubmit={onSubmit && submit}
    >
      <FormContext.Provider value={{ form, config, homes }}>{children}</FormContext.Provider>
    </Tag>
  );
});
