import type { Item } from './item';
import type { ContextProps } from './types';

/** Where items register: a form, and every `<Form>` around them. */
export type Registry = Set<Item>;

/** The hooks of `contextProps` that are called in the life of an item. */
export type Hooks = Required<
  Pick<ContextProps, 'mounted' | 'apiEffect' | 'updated' | 'reset' | 'destroy'>
>;

/** Calls a hook of every level, a shared one once. */
export function notify<E extends keyof Hooks>(
  { uid, source: { bindId, levels } }: Item,
  name: E,
  more?: Omit<Parameters<Hooks[E]>[0], 'uid' | 'bindId'>,
): void {
  const event = { uid, bindId, ...more };
  new Set(levels.map(({ contextProps }) => contextProps?.[name])).forEach((hook) =>
    (hook as ((given: unknown) => void) | undefined)?.(event),
  );
}

/**
 * Registers an item from its first commit until it is unmounted. Being hidden, which ends effects,
 * does not end that: a hidden field is still part of the form.
 *
 * @param registries where
 * @returns ends it, and whatever validation is under way
 */
export function register(item: Item, registries: Registry[]): () => void {
  registries.forEach((registry) => registry.add(item));
  item.isRegistered = true;
  return () => {
    registries.forEach((registry) => registry.delete(item));
    item.isRegistered = false;
    item.validation.clear();
  };
}

/** Announces an item whose effects run; returns the end of that. */
export function announce(item: Item): () => void {
  notify(item, 'mounted');
  return () => {
    item.announcedAs = undefined;
    notify(item, 'destroy');
  };
}

/** Announces the path of an item, again when it has changed. */
export function announcePath(item: Item): void {
  const { bindId } = item.source;
  if (bindId !== item.announcedAs) notify(item, 'apiEffect', item.methods);
  item.announcedAs = bindId;
}
