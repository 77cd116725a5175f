import { forwardRef, useContext, useState, type ReactNode, type Ref } from 'react';
import { FormContext, formOf } from './context';
import { createForm } from './formCore';
import { DEV } from './dev';
import { setAt } from './path';
import { ItemView } from './ItemView';
import type { FormItemMethod, FormItemProps } from './types';
import { warn } from './warn';

/** Where an item without a shared model keeps its value. */
const OWN = 'value';

/** A form item of its own: a label, a control and an error, bound to a path. */
export const FormItem = forwardRef(function FormItem(
  props: FormItemProps<never>,
  ref: Ref<FormItemMethod>,
): ReactNode {
  const { bindId, children, getContent, ...config } = props;
  const scope = useContext(FormContext);
  const [own] = useState(() => {
    const form = createForm({} as never);
    setAt(form.model, OWN, config.initialValue ?? config.defaultValue);
    return form;
  });
  const shared = bindId === undefined ? undefined : (formOf(config.contextProps) ?? scope?.form);
  if (DEV && bindId === undefined) {
    const idle = ['rules', 'defaultValue', 'initialValue', 'getContent'].filter(
      (name) => props[name as keyof typeof props] !== undefined,
    );
    if (idle.length) warn('BF004', idle.join(', '));
  }
  return (
    <ItemView
      form={shared ?? own}
      path={shared ? String(bindId) : OWN}
      bindId={String(bindId ?? '')}
      config={config as never}
      content={{ getContent: getContent as never, children }}
      handle={ref}
    />
  );
}) as <T extends object = Record<string, unknown>>(
  props: FormItemProps<T> & { ref?: Ref<FormItemMethod> },
) => ReactNode;
