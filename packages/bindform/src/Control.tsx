import type { ReactNode } from 'react';
import { bindElement, createAttrs } from './binding';
import { classes } from './classes';
import { useSnapshot } from './hooks';
import type { Item, ItemSource } from './item';
import { useMemo } from './react';
import { createSelection } from './selection';
import type { GetContentOptions } from './types';

/** What shows a field: an element to bind, or made from what the field is and can do. */
export type Content =
  | ReactNode
  | ((options: GetContentOptions<never> & { props: Record<string, unknown> }) => ReactNode);

/** A node, or what a function makes of the arguments. */
const nodeOf = <A extends unknown[]>(
  given: ReactNode | ((...args: A) => ReactNode),
  ...args: A
): ReactNode => (typeof given === 'function' ? given(...args) : given);

/** The control and its error: the only part of an item that renders while its value changes. */
export function Control({
  item,
  source: { form, path, bindId, settings },
  content,
}: {
  item: Item;
  source: ItemSource;
  content: Content;
}): ReactNode {
  const { value, error, isPending } = useSnapshot(
    useMemo(() => createSelection(() => item.shown(form, path)), [item, form, path]),
  );
  const isError = error !== undefined;
  const attrs = createAttrs(item, settings, value, isError);
  const options = {
    ...item.methods,
    model: form.model,
    bindId,
    isError,
    errorMessage: error,
    isValidating: isPending,
    attrs,
  };
  const { readOnly, readOnlyText, defineProps, customErrTips, noStyle, errorClass } = settings;
  const isText = readOnly && readOnlyText !== undefined;
  const withProps = { ...options, props: (!isText && defineProps?.(options)) || {} };
  return (
    <>
      {isText
        ? nodeOf(readOnlyText, options)
        : typeof content === 'function'
          ? content(withProps)
          : bindElement(content, withProps)}
      {isError && (
        <div
          id={attrs['aria-describedby']}
          role="alert"
          className={classes(!noStyle && 'bindform-error', errorClass)}
          style={settings.errorStyle}
        >
          {customErrTips === undefined ? error : nodeOf(customErrTips, error, bindId)}
        </div>
      )}
    </>
  );
}
