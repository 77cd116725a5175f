import type { ReactNode, Ref } from 'react';
import { changeValue, isComposing } from './changeValue';
import { classes } from './classes';
import type { Item } from './item';
import { cloneElement, isValidElement, version } from './react';
import { isRequired } from './rules';
import type { TriggerName } from './ruleTypes';
import type { Settings } from './settings';
import { batch } from './sources';
import type { Attrs } from './types';

/** Id of the label of an item. */
export const labelId = (uid: string): string => `${uid}label`;

/** What the control of an item needs to show and edit its field. */
export function createAttrs(
  item: Item,
  { label, rules, readOnly, formatChangeValue, trigger = 'change' }: Settings,
  value: unknown,
  isError: boolean,
): Attrs {
  const { uid } = item;
  const validateOn = (moment: TriggerName) => {
    if (trigger.includes(moment)) item.check();
  };
  // One batch for all that follows from it, or the item would render for each part.
  const change = (event: unknown, hint?: unknown) =>
    batch(() => {
      const next = formatChangeValue
        ? formatChangeValue(event as never)
        : changeValue(event, item.isCheckbox, hint);
      item.edit(next);
      validateOn('change');
    });
  return {
    id: uid,
    name: item.source.bindId || undefined,
    ref: item.element.control,
    'aria-labelledby': label ? labelId(uid) : undefined,
    'aria-describedby': isError ? `${uid}error` : undefined,
    'aria-invalid': isError || undefined,
    'aria-required': isRequired(rules) || undefined,
    value: (Number.isNaN(value) ? '' : (value ?? '')) as never,
    checked: Boolean(value),
    readOnly: Boolean(readOnly),
    onChange(event, hint) {
      if (hint === 'checkbox') item.isCheckbox = true;
      // A text that is still being composed must not change under the input method editor.
      if (formatChangeValue && isComposing(event)) item.compose(event, change);
      else change(event, hint);
    },
    onBlur: () => validateOn('blur'),
  };
}

type Props = Record<string, unknown>;
type Handler = ((...args: unknown[]) => unknown) | undefined;

const both =
  (first: Handler, second: Handler) =>
  (...args: unknown[]) => {
    first?.(...args);
    second?.(...args);
  };

const mergedRefs = new WeakMap<object, [own: Ref<unknown>, merged: Ref<unknown>]>();

/** One callback ref for the field's and the reader's own, the same while those are the same. */
function mergeRefs(attach: Attrs['ref'], own: Ref<unknown> | undefined): Ref<unknown> {
  if (!own) return attach;
  const [known, last] = mergedRefs.get(attach) ?? [];
  if (last && known === own) return last;
  const merged = (instance: unknown) => {
    attach(instance);
    if (typeof own !== 'function') {
      own.current = instance;
      return undefined;
    }
    const cleanUp = own(instance);
    return (
      cleanUp &&
      (() => {
        attach(null);
        cleanUp();
      })
    );
  };
  mergedRefs.set(attach, [own, merged]);
  return merged;
}

const isReact18 = version < '19';

/** Whether a component can be given a ref; before React 19, function components could not. */
const takesRef = (type: unknown): boolean =>
  !isReact18 || typeof type === 'string' || 'render' in Object((type as Props).type ?? type);

/**
 * Gives an element what binds it to its field. Lowest first: the attributes, the element's own
 * props, the defined props. Classes, styles, descriptions, refs and handlers are merged. What is no
 * element stays as it is.
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
  const isRadio = kind === 'radio';
  // A native checkbox has its state in `checked`, and a file input may not be given a value.
  const hasValue = !isNative || !(isCheckbox || kind === 'file');
  const { value: given, ...others } = attrs;
  const value: unknown = own.multiple && given === '' ? [] : given;
  let checked: boolean | undefined = attrs.checked;
  if (isRadio) checked = Object.is(value, own.value);
  else if (isNative && !isCheckbox) checked = undefined;
  const change = (event: unknown, hint?: unknown) =>
    attrs.onChange(event, isRadio ? own.value : hint);
  const ownRef = (isReact18 ? content : own) as { ref?: Ref<unknown> };
  return cloneElement(content, {
    ...others,
    ...(hasValue && { value }),
    checked,
    ...own,
    ...defined,
    className: classes(own.className, defined.className),
    style: defined.style ? { ...(own.style as object), ...(defined.style as object) } : own.style,
    'aria-describedby': classes(
      own['aria-describedby'],
      defined['aria-describedby'],
      attrs['aria-describedby'],
    ),
    ref: takesRef(type)
      ? mergeRefs(attrs.ref, (defined.ref as Ref<unknown>) ?? ownRef.ref)
      : undefined,
    onChange: both((defined.onChange as Handler) ?? change, own.onChange as Handler),
    onBlur: both((defined.onBlur ?? attrs.onBlur) as Handler, own.onBlur as Handler),
  });
}
