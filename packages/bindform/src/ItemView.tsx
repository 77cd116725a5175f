import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { bindElement, reportsTruth } from './bindElement';
import { changeValue } from './changeValue';
import { batch } from './observe';
import { setAt } from './path';
import { isTriggeredBy } from './settings';
import type { Attrs, GetContentOptions } from './types';
import { useFieldValue } from './useFieldValue';
import type { Field } from './useItem';
import { isRequired } from './validate';

/** Shows a field: an element to be bound, or a function of what the field is and can do. */
export type Content =
  | ReactElement<Record<string, unknown>>
  | ((options: GetContentOptions<never> & { props: Record<string, unknown> }) => ReactNode);

const errorId = (uid: string) => `${uid}error`;

const classes = (...names: unknown[]) => names.filter(Boolean).join(' ') || undefined;

const useItemState = ({ item }: Field) =>
  useSyncExternalStore(item.subscribe, item.state, item.state);

function createAttrs(field: Field, value: unknown, isError: boolean): Attrs {
  const { settings, item, uid, form, path, bindId } = field;
  return {
    id: uid,
    ...(isError && { 'aria-invalid': true, 'aria-describedby': errorId(uid) }),
    ...(isRequired(settings.rules) && { 'aria-required': true }),
    value: value ?? '',
    checked: Boolean(value),
    readOnly: Boolean(settings.readOnly),
    onChange(event, tagType) {
      if (tagType) field.noteKind(true);
      const format = settings.formatChangeValue as ((given: unknown) => unknown) | undefined;
      const next = format ? format(event) : changeValue(event, tagType);
      batch(() => setAt(form.model, path, next));
      field.tell('updated', { uid, bindId, value: next });
      if (isTriggeredBy('change', settings)) void item.validate();
    },
    onBlur() {
      if (isTriggeredBy('blur', settings)) void item.validate();
    },
  };
}

/** The control; the only part of an item that renders while its value changes. */
function Control({ field, content }: { field: Field; content: Content }): ReactNode {
  const { settings, methods, form, path, bindId } = field;
  const value = useFieldValue(form, path);
  const { error, isValidating } = useItemState(field);
  const isError = error !== undefined;
  const isTruth = typeof content !== 'function' && reportsTruth(content);
  useEffect(() => {
    if (isTruth) field.noteKind(true);
  });
  const options = {
    ...methods,
    model: form.model,
    bindId,
    isError,
    errorMessage: error,
    isValidating,
    attrs: createAttrs(field, value, isError),
  } as GetContentOptions<never>;
  const { readOnly, readOnlyText, defineProps } = settings;
  if (readOnly && readOnlyText !== undefined) {
    return typeof readOnlyText === 'function' ? readOnlyText(options as never) : readOnlyText;
  }
  const props = defineProps?.(options) ?? {};
  return typeof content === 'function'
    ? content({ ...options, props })
    : bindElement(content, options.attrs, props);
}

/** The message of an item in error. */
function ErrorText({ field }: { field: Field }): ReactNode {
  const { error } = useItemState(field);
  const { customErrTips: tips, errorClass, errorStyle, noStyle } = field.settings;
  if (error === undefined) return null;
  return (
    <div
      id={errorId(field.uid)}
      role="alert"
      className={classes(!noStyle && 'bindform-error', errorClass)}
      style={errorStyle}
    >
      {typeof tips === 'function' ? tips(error, field.bindId) : (tips ?? error)}
    </div>
  );
}

/** The mark beside the label; assistive technology learns of it from `aria-required`. */
function Indicator({ field }: { field: Field }): ReactNode {
  const { requireIndicator: mark, rules, readOnly } = field.settings;
  const isShown = mark === undefined ? isRequired(rules) : mark !== false && mark !== null;
  if (readOnly || !isShown) return null;
  return (
    <span className="bindform-indicator" aria-hidden="true">
      {mark === undefined || mark === true ? '*' : mark}
    </span>
  );
}

function Label({ field }: { field: Field }): ReactNode {
  const { label, labelClass, labelStyle, labelWidth, noStyle } = field.settings;
  if (label === undefined || label === null) return null;
  return (
    <label
      htmlFor={field.uid}
      className={classes(!noStyle && 'bindform-label', labelClass)}
      style={{ ...(labelWidth !== undefined && { width: labelWidth }), ...labelStyle }}
    >
      {label}
      <Indicator field={field} />
    </label>
  );
}

/** An item as it appears: label, control and error, in their wrappers unless `noStyle`. */
export function ItemView({ field, children }: { field: Field; children: ReactNode }): ReactNode {
  const { settings } = field;
  const content = (
    <>
      {children}
      <ErrorText field={field} />
    </>
  );
  if (settings.noStyle) {
    return (
      <>
        <Label field={field} />
        {content}
      </>
    );
  }
  const { labelPosition = 'row', fullWidth, formItemClass, formItemStyle } = settings;
  return (
    <div
      className={classes('bindform-item', fullWidth && 'bindform-item-full', formItemClass)}
      data-label-position={labelPosition}
      style={formItemStyle}
    >
      <Label field={field} />
      <div
        className={classes('bindform-content', settings.contentClass)}
        style={settings.contentStyle}
      >
        {content}
      </div>
    </div>
  );
}

export { Control };
