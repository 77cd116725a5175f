import type { ReactNode, Ref } from 'react';
import { labelId } from './binding';
import { classes } from './classes';
import { FormContext } from './context';
import { Control, type Content } from './Control';
import type { FormCore } from './formCore';
import { createItem, type Item, type ItemSource } from './item';
import {
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useState,
} from './react';
import type { FormItemMethod } from './methodTypes';
import { announce, announcePath, register } from './registration';
import { isRequired, ruleList } from './rules';
import { mergeSettings, type Settings } from './settings';
import { batch } from './sources';

function labelOf(
  { uid, element }: Item,
  {
    label,
    labelClass,
    labelStyle,
    labelWidth,
    noStyle,
    readOnly,
    rules,
    requireIndicator = isRequired(rules),
  }: Settings,
): ReactNode {
  return label ? (
    <label
      ref={element.label}
      id={labelId(uid)}
      htmlFor={uid}
      className={classes(!noStyle && 'bindform-label', labelClass)}
      style={{ width: labelWidth, ...labelStyle }}
    >
      {label}
      {!readOnly && requireIndicator && (
        // Assistive technology learns of it from `aria-required`.
        <span className={classes(!noStyle && 'bindform-indicator')} aria-hidden="true">
          {requireIndicator === true ? '*' : requireIndicator}
        </span>
      )}
    </label>
  ) : null;
}

/** What an item is rendered with. */
export interface ItemProps {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** The path as the reader of the code knows it. */
  bindId: string;
  /** Where in the data, if it is not at the `bindId`. */
  path?: string;
  /** Options that stand on the item itself. */
  config?: Settings;
  content: Content;
  /** Receives the methods of the item. */
  handle?: Ref<FormItemMethod>;
}

/**
 * An item, whether it was made by `render` or is a `<FormItem>`: label, control and error, in their
 * wrappers unless `noStyle`.
 */
export function ItemView({
  form,
  bindId,
  path = bindId,
  config = {},
  content,
  handle,
}: ItemProps): ReactNode {
  const uid = useId();
  const scope = useContext(FormContext);
  const levels = [scope.config, form.config, config];
  const settings = mergeSettings(levels);
  const source: ItemSource = { form, bindId, path, settings, levels };
  const [item] = useState(() => createItem(uid, source));
  useInsertionEffect(() => {
    item.source = source;
  });
  useImperativeHandle(handle, () => item.methods, [item]);
  // Unlike other effects, this one does not end while a parent hides the item.
  useInsertionEffect(
    () => register(item, [form.items, ...scope.registries]),
    [item, form, scope.registries],
  );
  useEffect(() => announce(item), [item, form, scope.registries]);
  useEffect(() => {
    announcePath(item);
    if (!ruleList(settings.rules).length && item.validation.failure !== undefined) {
      batch(item.validation.clear);
    }
    item.element.tie();
  });

  const label = labelOf(item, settings);
  const control = <Control item={item} source={source} content={content} />;
  if (settings.noStyle) {
    return (
      <>
        {label}
        {control}
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
      </div>
    </div>
  );
}
