import type { ReactNode } from 'react';
import { createAttrs, errorId } from './attrs';
import { classes } from './classes';
import type { Item, ItemSource } from './itemCore';
import { getAt } from './path';
import { useCallback } from './react';
import type { GetContentOptions } from './types';
import { useSelection } from './useSelection';

/** What shows a field, made from what the field is and can do. */
export type Content = (
  options: GetContentOptions<never> & { props: Record<string, unknown> },
) => ReactNode;

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
  const { value, error, isValidating } = useSelection(
    useCallback(() => ({ ...item.state, value: getAt(form.model, path) }), [item, form, path]),
  );
  const isError = error !== undefined;
  const options = {
    ...item.methods,
    model: form.model,
    bindId,
    isError,
    errorMessage: error,
    isValidating,
    attrs: createAttrs(item, settings, value, isError),
  };
  const { readOnly, readOnlyText, defineProps, customErrTips, noStyle, errorClass } = settings;
  return (
    <>
      {readOnly && readOnlyText !== undefined
        ? nodeOf(readOnlyText, options)
        : content({ ...options, props: defineProps?.(options) ?? {} })}
      {isError && (
        <div
          id={errorId(item.uid)}
          role="alert"
          className={classes(!noStyle && 'bindform-error', errorClass)}
          style={settings.errorStyle}
        >
          {nodeOf(customErrTips, error, bindId) ?? error}
        </div>
      )}
    </>
  );
}
