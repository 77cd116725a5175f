import type { ReactNode } from 'react';
import { bindElement, createAttrs } from './binding';
import { classes } from './classes';
import type { Item, ItemSource } from './coreTypes';
import { isText } from './settings';
import type { GetContentOptions } from './types';

/** Content of a field: an element to bind, or a function of its state and methods. */
export type Content =
  | ReactNode
  | ((options: GetContentOptions<never> & { props: Record<string, unknown> }) => ReactNode);

/** A node, or the result of a function of the arguments. */
const nodeOf = <A extends unknown[]>(
  given: ReactNode | ((...args: A) => ReactNode),
  ...args: A
): ReactNode => (typeof given === 'function' ? given(...args) : given);

/** The control of an item and its error. */
export const renderControl = (item: Item, source: ItemSource, content: Content): ReactNode => {
  const { form, bindId, settings } = source;
  const [value, error, isPending] = item.shown(source);
  const isError = error !== undefined;
  const attrs = createAttrs(item, source, value, isError);
  const options = {
    ...item.methods,
    model: form.model,
    bindId,
    isError,
    errorMessage: error,
    isValidating: isPending,
    attrs,
  };
  const { readOnlyText, customErrTips = error } = settings;
  const withProps = {
    ...options,
    props: (!isText(settings) && settings.defineProps?.(options)) || {},
  };
  return (
    <>
      {isText(settings)
        ? nodeOf(readOnlyText, options)
        : settings.getContent?.(withProps) ||
          (typeof content === 'function'
            ? content(withProps)
            : bindElement(item, content, withProps))}
      {attrs['aria-describedby'] && (
        <div
          id={attrs['aria-describedby']}
          role="alert"
          className={classes(!settings.noStyle && 'bindform-error', settings.errorClass)}
          style={settings.errorStyle}
        >
          {nodeOf(customErrTips, error, bindId)}
        </div>
      )}
    </>
  );
};
