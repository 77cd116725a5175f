import type { Item, Registry } from './coreTypes';
import { batch } from './sources';
import type { ContextProps } from './contextTypes';
import { warnIfBracketed } from './messages';
import { noteItemsChanged } from './state';

/** The hooks of `contextProps` that are called in the life of an item. */
export type Hooks = Required<
  Pick<ContextProps, 'mounted' | 'apiEffect' | 'updated' | 'reset' | 'destroy'>
>;

/**
 * Calls a hook on every level, a shared hook once.
 *
 * @param more gives what the event has besides the item
 */
export const notify = <E extends keyof Hooks>(
  { uid, bindId, levels }: Item,
  name: E,
  more?: () => Omit<Parameters<Hooks[E]>[0], 'uid' | 'bindId'>,
): void => {
  const hooks = levels.map(
    (level) =>
      (level?.contextProps as ContextProps | undefined)?.[name] as
        ((event: unknown) => void) | undefined,
  );
  hooks.forEach(
    (hook, index) => hooks.indexOf(hook) === index && hook?.({ uid, bindId, ...more?.() }),
  );
};

/** Tells applications and subscribers that an item is mounted, or at another path. */
export const announce = (item: Item): void => {
  const { bindId, registries } = item;
  item.announced = bindId;
  warnIfBracketed(bindId);
  noteItemsChanged(registries);
  notify(item, 'apiEffect', () => item.methods);
};

/** Tells applications and subscribers that an item is unmounted, or hidden. */
export const withdraw = (item: Item, registries: Registry[]): void => {
  notify(item, 'destroy');
  item.announced = undefined;
  noteItemsChanged(registries);
};

/**
 * Registers an item from its first commit until it is unmounted. Being hidden, which ends effects,
 * does not end that: a hidden field is still part of the form.
 *
 * @param registries where; kept in the item
 * @returns unregisters the item and aborts its pending validation
 */
export const register = (item: Item, registries: Registry[]): (() => void) => {
  item.registries = registries;
  registries.forEach((registry) => registry.add(item));
  return () => {
    registries.forEach((registry) => registry.delete(item));
    // A listener for the abort may set state, which React does not allow during this cleanup.
    if (item.validation.verdict) queueMicrotask(() => item.validation.dismiss());
  };
};

/**
 * Restores the item's default when a native form around it is reset.
 *
 * @returns ends it
 */
export const followReset = (item: Item): (() => void) =>
  item.element.whenReset(() =>
    batch(() => {
      item.restore(false);
      item.validation.refresh();
    }),
  );
