import { isValidElement, useCallback, type ReactElement, type ReactNode } from 'react';
import { createAttrs, errorId } from './attrs';
import { bindElement } from './bindElement';
import { classes } from './classes';
import type { Item, ItemSource } from './itemCore';
import { getAt } from './path';
import type { GetContentOptions } from './types';
import { useSelection } from './useSelection';

/** What shows a field: content made from its options, else children, which are bound if they are an element. */
export interface Content {
  getContent?: (
    options: GetContentOptions<never> & { props: Record<string, unknown> },
  ) => ReactNode;
  children?: ReactNode;
}

/** The control and its error: the only part of an item that renders while its value changes. */
export function Control({
  item,
  source,
  content,
}: {
  item: Item;
  source: ItemSource;
  content: Content;
}): ReactNode {
  const { form, path, bindId, settings } = source;
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
    attrs: createAttrs(item, source, value, isError),
  } as GetContentOptions<never>;
  return (
    <>
      {show(source, content, options)}
      {isError && (
        <div
          id={errorId(item)}
          role="alert"
          className={classes(!settings.noStyle && 'bindform-error', settings.errorClass)}
          style={settings.errorStyle}
        >
          {typeof settings.customErrTips === 'function'
            ? settings.customErrTips(error, bindId)
            : (settings.customErrTips ?? error)}
        </div>
      )}
    </>
  );
}

function show(
  { settings, bindId }: ItemSource,
  { getContent, children }: Content,
  options: GetContentOptions<never>,
): ReactNode {
  const { readOnly, readOnlyText, defineProps } = settings;
  if (readOnly && readOnlyText !== undefined) {
    return typeof readOnlyText === 'function' ? readOnlyText(options as never) : readOnlyText;
  }
  const props = defineProps?.(options) ?? {};
  return (
    getContent?.({ ...options, props }) ||
    (bindId && isValidElement(children)
      ? bindElement(children as ReactElement<Record<string, unknown>>, options.attrs, props)
      : children)
  );
}
