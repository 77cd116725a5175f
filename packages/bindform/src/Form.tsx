import type { FormEvent, ReactNode, Ref } from 'react';
import { forwardRef, useImperativeHandle, useMemo, useState } from './react';
import { classes } from './classes';
import { FormContext, formOf, type FormScope } from './context';
import { createFormMethods, focusFirstError } from './formMethods';
import type { Item } from './itemCore';
import { setAt } from './path';
import type { FormMethod, FormProps } from './types';

/** Values of items that have no shared model, by their paths. */
function ownValues(items: Set<Item>): object {
  const values = {};
  items.forEach((item) => setAt(values, item.bindId(), item.value()));
  return values;
}

/** Groups items, shares options among them, and, with `onSubmit`, is a real form. */
export const Form = forwardRef(function Form(props: FormProps, ref: Ref<FormMethod>): ReactNode {
  const { direction = 'column', formStyle, formClass, onSubmit, children, ...config } = props;
  const form = formOf(config.contextProps);
  const [items] = useState(() => new Set<Item>());
  const methods = useMemo(() => createFormMethods(items, form?.model), [items, form]);
  useImperativeHandle(ref, () => methods as FormMethod, [methods]);
  const scope: FormScope = { form, config, items };
  const Tag = onSubmit ? 'form' : 'div';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    methods.validate().then(
      () => onSubmit?.((form?.model ?? ownValues(items)) as never),
      () => focusFirstError(items),
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
      <FormContext.Provider value={scope}>{children}</FormContext.Provider>
    </Tag>
  );
});
