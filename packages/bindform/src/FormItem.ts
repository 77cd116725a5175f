import type { ReactNode, Ref } from 'react';
import { bindElement } from './bindElement';
import { FormContext, formOf } from './context';
import { createForm } from './formCore';
import { ItemView } from './ItemView';
import { warnIfIdle } from './messages';
import { createElement, forwardRef, useContext, useState } from './react';
import type { Settings } from './settings';
import type { FormItemMethod, FormItemProps } from './types';

/** Where an item without a shared model keeps its value. */
const OWN = 'value';

/** A form item of its own: a label, a control and an error, bound to a path. */
export const FormItem = forwardRef(function FormItem(
  props: FormItemProps<never>,
  ref: Ref<FormItemMethod>,
): ReactNode {
  const { bindId, children, getContent, ...config } = props;
  const scope = useContext(FormContext);
  const [own] = useState(() =>
    createForm({ [OWN]: config.initialValue ?? config.defaultValue } as never, {}),
  );
  const isBound = bindId !== undefined;
  const shared = isBound && (formOf(config.contextProps) ?? scope.form);
  if (!isBound) warnIfIdle(props);
  return createElement(ItemView, {
    form: shared || own,
    path: shared ? String(bindId) : OWN,
    bindId: String(bindId ?? ''),
    config: config as Settings,
    content: (options) =>
      getContent?.(options) ||
      (isBound ? bindElement(children, options.attrs, options.props) : children),
    handle: ref,
  });
}) as <T extends object = Record<string, unknown>>(
  props: FormItemProps<T> & { ref?: Ref<FormItemMethod> },
) => ReactNode;
