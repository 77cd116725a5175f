import type { FormEvent, ReactNode, Ref } from 'react';
import { classes } from './classes';
import { FormContext, formOf, type FormScope } from './context';
import type { FormCore, Item, Registry } from './coreTypes';
import { createForm } from './formCore';
import { allItems, createFormMethods } from './formMethods';
import { useTracking } from './hooks';
import { setAt } from './path';
import { clone, isEqual } from './copy';
import { React, withRef } from './react';
import type { FormMethod } from './methodTypes';
import { createError } from './run';
import { mergeSettings, splitProps } from './settings';
import { noteItemsRead, noteOptionsRead } from './state';
import { batch } from './sources';
import { submit } from './submission';
import type { FormProps } from './types';

/** Copies of the values of items that have no shared model, by their paths. */
const ownValues = (items: Registry): object => {
  const values = {};
  items.forEach((item) => {
    if (item.bindId) setAt(values, item.bindId, item.currentValue());
  });
  return values;
};

/** The form that has the schema of some of the items, if any has one. */
const schemaFormOf = (items: Registry): FormCore<never> | undefined => {
  noteItemsRead(items);
  return [...items].find(({ form }) => {
    noteOptionsRead(form);
    return form.schema;
  })?.form;
};

interface FormErrorProps {
  form: FormCore<never>;
  /** The items, if they may belong to a form that the `<Form>` was not given. */
  items?: Registry | undefined;
  className?: string;
}

/** The error of the form as a whole. */
const FormError = ({ form, items, className }: FormErrorProps) => {
  const error = useTracking(
    () => form.whole.error() ?? (items && schemaFormOf(items)?.whole.error()),
  );
  return error === undefined ? null : (
    <div role="alert" className={className}>
      {error}
    </div>
  );
};

/** A type without an inference site. */
type AsGiven<T> = [T][T extends unknown ? 0 : never];

/** Whether an event belongs to the form, and did not bubble from a form in a portal. */
const isOwn = ({ target, currentTarget }: FormEvent): boolean => target === currentTarget;

function FormView(
  {
    direction = 'column',
    formStyle,
    formClass,
    onSubmit,
    onSubmitError,
    onReset,
    children,
    ...props
  }: FormProps<never>,
  ref: Ref<FormMethod<never>>,
): ReactNode {
  const [config, { className, style, ...attributes }] = splitProps(props);
  const form = formOf(config.contextProps);
  const outer = React.useContext(FormContext);
  const [own] = React.useState(() => createForm<never>({} as never));
  const { action } = attributes;
  const isForm = Boolean(onSubmit ?? action);
  const isInner = isForm && outer.isForm;
  const [items] = React.useState(() => new Set<Item>());
  // A form in another one, such as a dialog's in a portal, has its fields to itself.
  const registries = React.useMemo(
    (): Registry[] => [items, ...(isInner ? [] : outer.registries)],
    [items, isInner, outer.registries],
  );
  const core = form ?? own;
  // Options pass through inner forms. The context does not: it names the form that the outer items edit.
  const shared = mergeSettings([{ ...outer.config, contextProps: undefined }, config]);
  const isInForm = isForm || outer.isForm;
  const latest: FormScope = { form, config: shared, registries, isForm: isInForm };
  // Keeps the context value stable, so that memoized rows re-render only when options change.
  const [scope, setScope] = React.useState(latest);
  if (scope.form !== form || scope.isForm !== isInForm || !isEqual(scope.config, shared, true)) {
    setScope(latest);
  }
  const createMethods = () =>
    createFormMethods<never>(items, core, form, () => schemaFormOf(items));
  React.useImperativeHandle(ref, createMethods, [items, core, form]);

  const isReleased = React.useRef(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, nativeEvent } = event;
    // After validation, the action continues with a second submit.
    if (!isOwn(event) || isReleased.current) return;
    event.preventDefault();
    // Fields may belong to a form that this element was not given.
    const target = form ?? schemaFormOf(items);
    const valuesNow = () => (target ? clone<object>(target.model) : ownValues(items));
    const values = valuesNow();
    void submit({
      form: target ?? core,
      items: allItems(items, target),
      values,
      onError: onSubmitError,
      async send(output) {
        if (onSubmit) return onSubmit(output as never);
        // A browser ignores a submit that is requested while the first event is still dispatched.
        await new Promise((resolve) => setTimeout(resolve));
        // It sends the current values, so they must be the validated ones.
        if (!isEqual(values, valuesNow())) throw createError([]);
        const submitter = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        isReleased.current = true;
        try {
          // A pending state may have replaced the button or changed its type.
          currentTarget.requestSubmit(
            submitter?.form === currentTarget && submitter.type !== 'button'
              ? submitter
              : undefined,
          );
        } finally {
          isReleased.current = false;
        }
        return undefined;
      },
    });
  };
  const decideReset = (event: FormEvent<HTMLFormElement>) => {
    attributes.onResetCapture?.(event);
    if (!isOwn(event)) return;
    onReset?.(event);
    // Some controls, such as those of Radix, listen on the form element and reset themselves even then.
    if (event.defaultPrevented) event.stopPropagation();
  };
  const handleReset = (event: FormEvent) => {
    if (!isOwn(event) || event.defaultPrevented) return;
    createMethods().reset();
    // After the event, the browser sets the controls to what it considers their defaults.
    setTimeout(() => batch(() => items.forEach((item) => item.validation.refresh())));
  };

  const Tag = (isForm ? 'form' : 'div') as 'form';
  return (
    <Tag
      role={isForm ? undefined : 'group'}
      noValidate={isForm || undefined}
      {...attributes}
      className={classes(!config.noStyle && 'bindform', formClass, className)}
      style={style ? { ...formStyle, ...style } : formStyle}
      data-direction={direction}
      onSubmit={isForm ? handleSubmit : undefined}
      onResetCapture={isForm ? decideReset : attributes.onResetCapture}
      onReset={isForm ? handleReset : undefined}
    >
      <FormContext.Provider value={scope}>{children}</FormContext.Provider>
      {/* The outermost `<Form>` of a form has the place for its error. */}
      {core !== outer.form && (
        <FormError
          form={core}
          items={isForm && !form ? items : undefined}
          className={classes(!config.noStyle && 'bindform-error')}
        />
      )}
    </Tag>
  );
}

/**
 * Groups fields and shares options with them. With `onSubmit` or `action`, it renders a real form.
 *
 * @since 1.0.0
 */
export const Form = /* @__PURE__ */ withRef('Form', FormView) as <
  T = Record<string, unknown>,
  O = T,
>(
  props: FormProps<T, O> & { ref?: Ref<FormMethod> | Ref<FormMethod<AsGiven<T> & object>> },
) => ReactNode;
