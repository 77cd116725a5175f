import type { ReactNode, Ref } from 'react';
import { changeValue, isComposing } from './changeValue';
import { classes } from './classes';
import type { Item, ItemSource } from './coreTypes';
import { isSameField } from './item';
import { isReact18, React } from './react';
import { isMissing, isRequired } from './rules';
import { batch } from './sources';
import type { Attrs } from './types';
import { TOUCHED } from './validation';

/** Id of the label of an item. */
export const labelId = (uid: string): string => `${uid}label`;

/** Validates an item at a moment that its trigger names. */
const validateOn = (item: Item, moment: 'change' | 'blur') => {
  const { trigger = 'change' } = item.settings;
  const isBlur = moment === 'blur';
  if (
    trigger.includes(moment) ||
    (trigger.includes('touched') && (isBlur || item.validation.read(TOUCHED).isTouched)) ||
    (trigger.includes('submitted') &&
      !isBlur &&
      (item.validation.wasAsked || item.form.state.submitCount))
  ) {
    item.checkAutomatically();
  }
};

/** What the control of an item needs to show and edit its field. */
export const createAttrs = (
  item: Item,
  source: ItemSource,
  value: unknown,
  isError: boolean,
): Attrs => {
  const { uid } = item;
  const { bindId, settings } = source;
  const { formatChangeValue, parse, customErrTips } = settings;
  // One batch for all consequences, or the item would re-render for each.
  const change = (event: unknown, hint?: unknown) =>
    batch(() => {
      // Controls that wait before they hand on what was typed may show another field by then.
      if (!isSameField(source, item)) return;
      const next = formatChangeValue
        ? formatChangeValue(event as never)
        : changeValue(event, hint === 'checkbox', hint, item.currentValue());
      const isWritten = parse ? item.edit(parse(next as string), next) : item.edit(next);
      if (isWritten) item.inGroup((each) => validateOn(each, 'change'));
    }, true);
  return {
    id: uid,
    name: bindId || undefined,
    ref: item.element.attach,
    'aria-labelledby': settings.label ? labelId(uid) : undefined,
    'aria-describedby': isError && customErrTips !== false ? `${uid}error` : undefined,
    'aria-invalid': isError || undefined,
    'aria-required': isRequired(settings.rules) || undefined,
    value: (isMissing(value) ? '' : value) as never,
    checked: Boolean(value),
    readOnly: Boolean(settings.readOnly),
    onChange(event, hint) {
      const { type } = Object((Object(event) as { target?: unknown }).target) as { type?: unknown };
      // A radio button hands its value on as the hint.
      if (hint === 'checkbox' && type !== 'radio') item.isCheckbox = true;
      // A text that is still being composed must not change under the input method editor.
      if (formatChangeValue && isComposing(event)) {
        // React has cleared `currentTarget` by the time that the text is final.
        item.compose(event.target, () =>
          change(Object.create(event, { currentTarget: { value: event.target } })),
        );
      } else change(event, hint);
    },
    onBlur(event) {
      const { currentTarget, relatedTarget } = Object(event) as Partial<FocusEvent>;
      // The focus moves within a control that consists of several elements.
      if (relatedTarget && (currentTarget as Element | null)?.contains(relatedTarget as Node))
        return;
      batch(() =>
        item.inGroup((each) => {
          each.touch();
          validateOn(each, 'blur');
        }),
      );
    },
  };
};

type Handler = ((...args: unknown[]) => unknown) | undefined;

interface Props {
  [name: string]: unknown;
  className?: string;
  style?: object;
  ref?: Ref<unknown>;
  onChange?: Handler;
  onBlur?: Handler;
}

/** A handler that calls both; the first alone if there is no second, as for most fields. */
const both = (first: Handler, second: Handler): Handler =>
  second
    ? (...args) => {
        first?.(...args);
        second(...args);
      }
    : first;

/** Whether a component can be given a ref; before React 19, function components could not. */
const takesRef = (type: unknown): boolean =>
  !isReact18 || typeof type === 'string' || 'render' in Object((type as Props).type ?? type);

/**
 * Gives an element what binds it to its field. Lowest first: the attributes, the element's own
 * props, the defined props. Classes, styles, descriptions, refs and handlers are merged; a description
 * that is defined as `undefined` removes all. What is no element stays as it is.
 */
export const bindElement = (
  { element }: Item,
  content: ReactNode,
  { attrs, props: defined }: { attrs: Attrs; props: Props },
): ReactNode => {
  if (!React.isValidElement<Props>(content)) return content;
  const { type } = content;
  // A component may hand on props that it was not given.
  const own: Props = {};
  for (const name in content.props) {
    if (content.props[name] !== undefined) own[name] = content.props[name];
  }
  element.ownId = (defined.id ?? own.id) as string | undefined;
  const kind = own.type;
  const isNative = typeof type === 'string';
  const isCheckbox = kind === 'checkbox';
  const { value: given, ...others } = attrs;
  const value: unknown = own.multiple && given === '' ? [] : given;
  // A radio button, or one of several checkboxes that fill a list.
  const isOption =
    kind === 'radio' || (isCheckbox && Array.isArray(given) && own.value !== undefined);
  const change = isOption ? (event: unknown) => attrs.onChange(event, own.value) : attrs.onChange;
  return React.cloneElement(content, {
    ...others,
    // A native checkbox has its state in `checked`, and a file input may not be given a value, also in a component.
    // For React 18, `undefined` is one.
    ...(kind !== 'file' && !(isNative && isCheckbox) && { value }),
    checked: isOption
      ? [given].flat().includes(own.value as never)
      : isNative && !isCheckbox
        ? undefined
        : attrs.checked,
    ...own,
    ...defined,
    // Absent otherwise: a component may have defaults, which an `undefined` would replace.
    ...(defined.className && { className: classes(own.className, defined.className) }),
    ...(defined.style && { style: { ...own.style, ...defined.style } }),
    'aria-describedby':
      'aria-describedby' in defined && !defined['aria-describedby']
        ? undefined
        : classes(own['aria-describedby'], defined['aria-describedby'], attrs['aria-describedby']),
    ref: takesRef(type)
      ? element.refWith(defined.ref ?? ((isReact18 ? content : own) as Props).ref)
      : undefined,
    onChange: both(defined.onChange ?? change, own.onChange),
    onBlur: both(defined.onBlur ?? (attrs.onBlur as Handler), own.onBlur),
  });
};
