import type { ReactNode } from 'react';
import { labelId } from './binding';
import { classes } from './classes';
import { FormContext } from './context';
import { renderControl, type Content } from './Control';
import type { FormCore, ItemSource } from './coreTypes';
import { useTracking } from './hooks';
import { Item } from './item';
import { React } from './react';
import { announce, followReset, notify, register, withdraw } from './registration';
import { isRequired, ruleList } from './rules';
import { isText, mergeSettings, type Settings } from './settings';

interface LabelTextProps {
  label: (options: { model: never; bindId: string }) => ReactNode;
  form: FormCore<never>;
  bindId: string;
}

/** What a label function returns. Memoized, so that typing in the field does not call it. */
const LabelText = /* @__PURE__ */ React.memo(({ label, form, bindId }: LabelTextProps): ReactNode =>
  useTracking(() => label({ model: form.model, bindId })),
);

/** The id of the control before it is there, as in prerendered HTML; a text has none. */
const controlId = (
  { uid }: Item,
  { settings }: ItemSource,
  content: Content,
): string | undefined =>
  isText(settings) ? undefined : (Object(content) as { props?: { id?: string } }).props?.id || uid;

const labelOf = (item: Item, source: ItemSource, content: Content): ReactNode => {
  const { form, bindId, settings } = source;
  const { label } = settings;
  if (!label) return null;
  const { requireIndicator = isRequired(settings.rules) } = settings;
  const isStyled = !settings.noStyle;
  return (
    <label
      ref={item.element.attachLabel}
      id={labelId(item.uid)}
      htmlFor={controlId(item, source, content)}
      onClick={({ target, currentTarget }) => {
        // Browsers focus only native controls.
        const isHandled = currentTarget.control ?? (target as Element).closest('a,button,input');
        if (!isHandled && !isText(settings)) item.element.focus();
      }}
      className={classes(isStyled && 'bindform-label', settings.labelClass)}
      style={{ width: settings.labelWidth, ...settings.labelStyle }}
    >
      {typeof label === 'function' ? (
        <LabelText label={label} form={form} bindId={bindId} />
      ) : (
        label
      )}
      {!settings.readOnly && requireIndicator && (
        // Assistive technology gets it from `aria-required`.
        <span className={classes(isStyled && 'bindform-indicator')} aria-hidden="true">
          {requireIndicator === true ? '*' : requireIndicator}
        </span>
      )}
    </label>
  );
};

/** The label, the control and the error of an item, in their wrappers unless `noStyle`. */
const renderItem = (item: Item, source: ItemSource, content: Content): ReactNode => {
  const { settings } = source;
  const label = labelOf(item, source, content);
  const [control, error] = renderControl(item, source, content);
  if (settings.noStyle) {
    return (
      <>
        {label}
        {control}
        {error}
      </>
    );
  }
  return (
    <div
      className={classes(
        'bindform-item',
        settings.fullWidth && 'bindform-item-full',
        settings.formItemClass,
      )}
      data-label-position={settings.labelPosition ?? 'row'}
      style={settings.formItemStyle}
    >
      {label}
      <div
        className={classes('bindform-content', settings.contentClass)}
        style={settings.contentStyle}
      >
        {control}
        {error}
      </div>
    </div>
  );
};

/** Inputs of the render of an item. */
export interface ItemProps {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** The path as the author of the form writes it. */
  bindId: string;
  /** Path in the data, if it differs from the `bindId`. */
  path?: string | undefined;
  /** Options that are on the item itself. */
  config?: Settings | undefined;
  content: Content;
}

/**
 * An item, whether it was made by `render` or is a `<FormItem>`. It is part of a single component, which re-renders
 * when its value changes, or anything that its functions have read: a separate component for the control
 * would cost more than rendering the label again.
 *
 * @returns the item and what it renders
 */
export const useItem = ({
  form,
  bindId,
  path = bindId,
  config,
  content,
}: ItemProps): [item: Item, view: ReactNode] => {
  const uid = React.useId();
  const scope = React.useContext(FormContext);
  const [item] = React.useState(() => new Item(uid, { form, bindId, path }));
  const [source, view] = useTracking(
    () => {
      const levels = [scope.config, form.sharedSettings(), config];
      const current: ItemSource = { form, bindId, path, settings: mergeSettings(levels), levels };
      return [current, renderItem(item, current, content)] as const;
    },
    ([committed]) => {
      form.onCommit?.(committed, bindId, () => item.element.locate());
      item.become(committed);
      const { failure, isPending, isJudged } = item.validation.read();
      if ((isPending || failure !== undefined) && !ruleList(item.settings.rules).length) {
        item.validation.dismiss({ isJudged });
      }
      item.element.tie();
      if ((item.announced ?? bindId) !== bindId) announce(item);
    },
  );
  React.useInsertionEffect(() => {
    Object.assign(item, source);
  });
  // Unlike other effects, this one is not cleaned up while a parent hides the item.
  React.useInsertionEffect(
    () => register(item, [form.registry, ...scope.registries]),
    [item, form, scope.registries],
  );
  React.useEffect(() => {
    // When the effect ends, the item may have others.
    const { registries } = item;
    notify(item, 'mounted');
    announce(item);
    const end = scope.isForm ? undefined : followReset(item);
    return () => {
      withdraw(item, registries);
      end?.();
    };
  }, [item, form, scope.registries, scope.isForm]);
  return [item, view];
};

/** An item that `render` has made. */
export const ItemView = (props: ItemProps): ReactNode => useItem(props)[1];
