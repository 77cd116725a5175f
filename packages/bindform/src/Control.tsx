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

/** The control of an item and its error, which the caller puts next to each other. */
export const renderControl = (
  item: Item,
  source: ItemSource,
  content: Content,
): [control: ReactNode, error: ReactNode] => {
  const { form, bindId, settings } = source;
  const [value, error, isPending] = item.shown(source);
  const isError = error !== undefined;
  const attrs = createAttrs(item, source, value, isError);
  // Created for the functions of applications alone: most fields have none.
  const options = () => ({
    ...item.methods,
    model: form.model,
    bindId,
    isError,
    errorMessage: error,
    isValidating: isPending,
    attrs,
  });
  const { readOnlyText, customErrTips = error } = settings;
  const props = (!isText(settings) && settings.defineProps?.(options())) || {};
  const withProps = () => ({ ...options(), props });
  const control = isText(settings)
    ? typeof readOnlyText === 'function'
      ? readOnlyText(options() as never)
      : readOnlyText
    : settings.getContent?.(withProps()) ||
      (typeof content === 'function'
        ? content(withProps())
        : bindElement(item, content, { attrs, props }));
  return [
    control,
    attrs['aria-describedby'] && (
      <div
        id={attrs['aria-describedby']}
        role="alert"
        className={classes(!settings.noStyle && 'bindform-error', settings.errorClass)}
        style={settings.errorStyle}
      >
        {typeof customErrTips === 'function' ? customErrTips(error, bindId) : customErrTips}
      </div>
    ),
  ];
};
