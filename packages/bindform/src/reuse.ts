import type { ReactElement, RefAttributes } from 'react';
import type { Content } from './Control';
import { formOf } from './context';
import { isEqual } from './copy';
import { isObserved } from './observe';
import { isReact18, React } from './react';
import type { ItemProps } from './useItem';

/** What the render of a content depends on: of an element, its type, its key and its props. */
const partsOf = (content: Content): unknown[] =>
  React.isValidElement<object>(content)
    ? [
        content.type,
        content.key,
        // Since React 19, a ref is among the props.
        isReact18 && (content as RefAttributes<unknown>).ref,
        ...Object.entries(content.props).flat(),
      ]
    : [content];

/** Whether a value may have changed although it is the same object: live data, and what has it. */
const isLive = (value: unknown): boolean => isObserved(value) || Boolean(formOf(value as never));

/** Whether two contents would render the same. */
const isSameContent = (a: Content, b: Content): boolean => {
  const parts = partsOf(b);
  const before = partsOf(a);
  return (
    parts.length === before.length &&
    parts.every((part, index) => Object.is(part, before[index]) && !isLive(part))
  );
};

/**
 * The element that was rendered before at a path, if it would render the same as the new one, and else the new
 * one. React skips a component whose element is the same object; `memo` would take a second fiber for each field.
 *
 * @param elements the last element of each path; of several fields with one path, the last
 * @param next what the field is given now
 * @returns one of the two
 */
export const reuse = (
  elements: Map<string, ReactElement<ItemProps>>,
  next: ReactElement<ItemProps>,
): ReactElement<ItemProps> => {
  const { bindId, config, content } = next.props;
  const before = elements.get(bindId);
  if (
    before &&
    isEqual(config, before.props.config) &&
    !Object.values(config ?? 0).some(isObserved) &&
    isSameContent(content, before.props.content)
  )
    return before;
  elements.set(bindId, next);
  return next;
};
