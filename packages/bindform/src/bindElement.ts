import { cloneElement, type ReactElement } from 'react';
import type { Attrs } from './types';

type Props = Record<string, unknown>;
type Handler = ((...args: unknown[]) => unknown) | undefined;

function valueProps({ type, props }: ReactElement<Props>, { value, checked }: Attrs): Props {
  const isNative = typeof type === 'string';
  const kind = props.type;
  const result: Props = {};
  if (!isNative || kind === 'checkbox') result.checked = checked;
  if (kind === 'radio') result.checked = Object.is(value, props.value);
  // A native checkbox tells its state by `checked`, and a file input may not be given a value.
  if (!('value' in props) && !(isNative && (kind === 'checkbox' || kind === 'file'))) {
    result.value = isNative && props.multiple && value === '' ? [] : value;
  }
  return result;
}

const both = (first: Handler, second: Handler) =>
  second
    ? (...args: unknown[]) => {
        first?.(...args);
        second(...args);
      }
    : first;

/**
 * Gives an element what binds it to its field. Lowest first: state and accessibility, the element's
 * own props, the value unless it has its own, the defined props; handlers are called in turn.
 */
export function bindElement(
  element: ReactElement<Props>,
  attrs: Attrs,
  defined: Props,
): ReactElement {
  const own = element.props;
  const { onChange, onBlur, readOnly, value: _value, checked: _checked, ...rest } = attrs;
  const libraryChange = (event: unknown) => onChange(event);
  return cloneElement(element, {
    ...(readOnly && { readOnly }),
    ...rest,
    ...valueProps(element, attrs),
    ...own,
    ...defined,
    onChange: both((defined.onChange as Handler) ?? libraryChange, own.onChange as Handler),
    onBlur: both((defined.onBlur as Handler) ?? (onBlur as Handler), own.onBlur as Handler),
  });
}
