import {
  forwardRef,
  useContext,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { FormContext, formOf } from './context';
import { createForm, type FormCore } from './formCore';
import { Control, ItemView, type Content } from './ItemView';
import type { FormItemMethod, FormItemProps, GetContentOptions } from './types';
import { useItem } from './useItem';
import type { Settings } from './settings';
import { warn } from './warn';

/** Where an item without a model keeps its value. */
const OWN = 'value';

/** The form that an item's own props or the nearest `<Form>` give it, else one of its own. */
function useItemForm({ contextProps, initialValue, defaultValue }: FormItemProps<never>) {
  const scope = useContext(FormContext);
  const [own] = useState(
    () => createForm({ [OWN]: initialValue ?? defaultValue }) as unknown as FormCore<never>,
  );
  const shared = formOf(contextProps) ?? scope?.form;
  return { form: shared ?? own, isShared: Boolean(shared) };
}

function warnIfNotControlled({
  rules,
  defaultValue,
  initialValue,
  getContent,
}: FormItemProps<never>) {
  if (!rules && defaultValue === undefined && initialValue === undefined && !getContent) return;
  warn(
    'BF004',
    'A <FormItem> has rules, a value or getContent, but no bindId, so it is not controlled. Give it the path of its field as bindId.',
  );
}

function BoundItem({
  form,
  path,
  props,
  handle,
}: {
  form: FormCore<never>;
  path: string;
  props: FormItemProps<never>;
  handle: Ref<FormItemMethod>;
}): ReactNode {
  const { children, getContent, bindId, ...config } = props;
  const field = useItem(form, path, String(bindId ?? ''), config as Settings);
  useImperativeHandle(handle, () => field.methods, [field.methods]);
  const content = (options: GetContentOptions<never>) => getContent?.(options) || children;
  const isElement =
    !getContent && typeof children === 'object' && children !== null && 'props' in children;
  return (
    <ItemView field={field}>
      {bindId === undefined && !getContent ? (
        children
      ) : (
        <Control field={field} content={(isElement ? children : content) as Content} />
      )}
    </ItemView>
  );
}

/** A form item of its own: a label, a control and an error, bound to a path. */
export const FormItem = forwardRef(function FormItem(
  props: FormItemProps<never>,
  ref: Ref<FormItemMethod>,
): ReactNode {
  const { form, isShared } = useItemForm(props);
  const { bindId } = props;
  if (bindId === undefined) warnIfNotControlled(props);
  return (
    <BoundItem
      form={form}
      path={isShared && bindId !== undefined ? String(bindId) : OWN}
      props={props}
      handle={ref}
    />
  );
}) as <T extends object = Record<string, unknown>>(
  props: FormItemProps<T> & { ref?: Ref<FormItemMethod> },
) => ReactNode;
