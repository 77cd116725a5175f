import type { Generated } from '../generated';

/** How configured navigation changes the generated one. */
export interface Customization<Item> {
  /** By key: fields that replace the generated ones, or `false` to leave the entry out. */
  override?: Record<string, Partial<Item> | false>;
  /** Entries before the generated ones. */
  prepend?: Item[];
  /** Entries after the generated ones. */
  append?: Item[];
}

const keysOf = <Item>(generated: Generated<Item>[]): string[] =>
  generated.flatMap(({ key, items = [] }) => [key, ...keysOf(items)]);

function apply<Item>(
  generated: Generated<Item>[],
  override: Record<string, Partial<Item> | false>,
): Item[] {
  return generated.flatMap(({ key, item, items }) => {
    const change = override[key];
    if (change === false) return [];
    const children = items && apply(items, override);
    return [{ ...item, ...(children?.length && { items: children }), ...change }];
  });
}

/**
 * Overrides, prepends and appends to generated navigation.
 *
 * @param generated entries with their keys
 * @param customization what the options say
 * @param where the option's name, for messages
 * @throws Error when an override names an entry that does not exist; it lists those that do
 */
export function customize<Item>(
  generated: Generated<Item>[],
  { override = {}, prepend = [], append = [] }: Customization<Item>,
  where: string,
): Item[] {
  const known = keysOf(generated);
  const unknown = Object.keys(override).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new Error(
      `The navigation option "${where}" names "${unknown}", which does not exist. Name one of: ${known.join(', ')}.`,
    );
  }
  return [...prepend, ...apply(generated, override), ...append];
}
