import type { ReactNode } from 'react';
import { cloneElement, isValidElement } from './react';
import type { Attrs } from './types';

type Props = Record<string, unknown>;
type Handler = ((...args: unknown[]) => unknown) | undefined;

const both =
  (first: Handler, second: Handler) =>
  (...args: unknown[]) => {
    first?.(...args);
    second?.(...args);
  };

/**
 * Gives an element what binds it to its field. Lowest first: the attributes, the element's own
 * props, the defined props; handlers are called in turn. What is no element stays as it is.
 */
export function bindElement(
  content: ReactNode,
  { attrs, props: defined }: { attrs: Attrs; props: Props },
): ReactNode {
  if (!isValidElement<Props>(content)) return content;
  const { type, props: own } = content;
  const kind = own.type;
  const isNative = typeof type === 'string';
  const isCheckbox = kind === 'checkbox';
  let { checked, value }: { checked?: boolean; value?: unknown } = attrs;
  if (kind === 'radio') checked = Object.is(value, own.value);
  else if (isNative && !isCheckbox) checked = undefined;
  // A native checkbox tells its state by `checked`, and a file input may not be given a value.
  if (isNative && (isCheckbox || kind === 'file')) value = undefined;
  else if (own.multiple && value === '') value = [];
  return cloneElement(content, {
    ...attrs,
    checked,
    value,
    ...own,
    ...defined,
    onChange: both((defined.onChange ?? attrs.onChange) as Handler, own.onChange as Handler),
    onBlur: both((defined.onBlur ?? attrs.onBlur) as Handler, own.onBlur as Handler),
  });
}
