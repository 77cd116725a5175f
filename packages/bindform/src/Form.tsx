import {
  forwardRef,
  useImperativeHandle,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { FormContext, formOf, type FormScope } from './context';
import { createFormMethods, focusFirstError } from './formMethods';
import type { Item } from './item';
import { setAt } from './path';
import type { FormMethod, FormProps } from './types';

/** Values of items that have no shared model, by their paths. */
function ownValues(items: Set<Item>): object {
  const values = {};
  items.forEach((item) => setAt(values, item.bindId() ?? '', item.value()));
  return values;
}

/** Groups items, shares options among them, and, with `onSubmit`, is a real form. */
export const Form = forwardRef(function Form(props: FormProps, ref: Ref<FormMethod>): ReactNode {
  const { direction = 'column', formStyle, formClass, onSubmit, children, ...config } = props;
  const [items] = useState(() => new Set<Item>());
  const [methods] = useState(() => createFormMethods(items));
  useImperativeHandle(ref, () => methods as unknown as FormMethod, [methods]);
  const form = formOf(config.contextProps);
  const scope: FormScope = { form, config, items };
  const layout = {
    className: ['bindform', formClass].filter(Boolean).join(' '),
    'data-direction': direction,
    style: formStyle,
  };
  const body = <FormContext.Provider value={scope}>{children}</FormContext.Provider>;
  if (!onSubmit) {
    return (
      <div role="group" {...layout}>
        {body}
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    methods.validate().then(
      () => onSubmit((form?.model ?? ownValues(items)) as never),
      () => focusFirstError(items),
    );
  };
  return (
    <form noValidate onSubmit={submit} {...layout}>
      {body}
    </form>
  );
});
