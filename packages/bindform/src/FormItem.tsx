import type { ChangeEvent, ReactNode, Ref } from 'react';
import { FormContext, formOf } from './context';
import type { FormCore } from './coreTypes';
import { createForm } from './formCore';
import { useItem } from './useItem';
import { warnIfIdle } from './messages';
import { React, withRef } from './react';
import type { Settings } from './settings';
import type { FormItemMethod } from './methodTypes';
import type { ItemPath, PathValue } from './pathTypes';
import type { FormItemProps } from './types';

/** Where an item without a shared model keeps its value. */
const OWN = 'value';

function FormItemView(props: FormItemProps<never>, ref: Ref<FormItemMethod>): ReactNode {
  const { bindId, children, ...config } = props;
  const scope = React.useContext(FormContext);
  const [own] = React.useState(() => {
    let form: FormCore<never> | undefined;
    return () =>
      (form ??= Object.assign(
        createForm({ [OWN]: config.initialValue ?? config.defaultValue } as never),
        { defaults: {} },
      ));
  });
  const isBound = bindId !== undefined;
  const shared = isBound && (formOf(config.contextProps) ?? scope.form);
  warnIfIdle(props);
  const [item, view] = useItem({
    form: shared || own(),
    bindId: String(bindId ?? ''),
    path: shared ? undefined : OWN,
    config: (isBound ? config : { ...config, rules: [], getContent: undefined }) as Settings,
    content: isBound ? children : () => children,
  });
  React.useImperativeHandle(ref, () => item.methods, [item]);
  return view;
}

/**
 * A field as a component: a label, a control and an error message, bound to a path.
 *
 * @since 1.0.0
 */
export const FormItem = /* @__PURE__ */ withRef('FormItem', FormItemView) as <
  T extends object = Record<string, unknown>,
  P extends ItemPath<T> = ItemPath<T>,
  E = ChangeEvent<HTMLInputElement>,
>(
  props: FormItemProps<T, P, E> & { ref?: Ref<FormItemMethod<PathValue<T, P>>> },
) => ReactNode;
