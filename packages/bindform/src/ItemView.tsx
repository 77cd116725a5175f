import type { ReactNode, Ref } from 'react';
import {
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useState,
} from './react';
import { labelId } from './attrs';
import { classes } from './classes';
import { FormContext } from './context';
import { Control, type Content } from './Control';
import { createItem, type ItemPlace, type ItemSource } from './itemCore';
import { settle, type Settings } from './settings';
import type { FormItemMethod } from './types';
import { isRequired } from './validate';

/** The mark beside the label; assistive technology learns of it from `aria-required`. */
function indicator({ rules, readOnly, requireIndicator = isRequired(rules) }: Settings): ReactNode {
  return readOnly || !requireIndicator ? null : (
    <span className="bindform-indicator" aria-hidden="true">
      {requireIndicator === true ? '*' : requireIndicator}
    </span>
  );
}

function labelOf(uid: string, settings: Settings): ReactNode {
  const { label, labelClass, labelStyle, labelWidth, noStyle } = settings;
  return label ? (
    <label
      id={labelId(uid)}
      htmlFor={uid}
      className={classes(!noStyle && 'bindform-label', labelClass)}
      style={{ width: labelWidth, ...labelStyle }}
    >
      {label}
      {indicator(settings)}
    </label>
  ) : null;
}

/** What an item is rendered with. */
export interface ItemProps extends ItemPlace {
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
export function ItemView({ config = {}, content, handle, ...place }: ItemProps): ReactNode {
  const uid = useId();
  const { form } = place;
  const scope = useContext(FormContext);
  const layers = [scope.config, form.config, config];
  const settings = settle(layers);
  const hooks = layers.flatMap(({ contextProps }) => contextProps ?? []);
  const source: ItemSource = { ...place, settings, hooks };
  const [item] = useState(() => createItem(uid, source));
  useInsertionEffect(() => item.take(source));
  useImperativeHandle(handle, () => item.methods, [item]);
  useEffect(() => item.mount([form.items, scope.items]), [item, form, scope.items]);
  useEffect(() => item.catchUp());

  const label = labelOf(uid, settings);
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
