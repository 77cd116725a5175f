import { warnOfEndless } from './messages';
import { isObject, isPlain } from './plain';

/** Shared, as most values are no objects. */
const NONE: unknown[] = [];

/** Levels that a copy goes down; data of a form has far fewer. */
const MAX_DEPTH = 1000;

/**
 * A deep copy of plain objects and arrays; what is not plain is shared. A part that contains itself
 * is left out where it does, and so is what lies deeper than 1,000 levels, with a warning (code
 * BF008).
 */
export const clone = <V>(value: V, above: unknown[] = NONE): V => {
  if (!isPlain(value)) return value;
  if (above.length >= MAX_DEPTH || above.includes(value)) {
    warnOfEndless(above);
    return undefined as V;
  }
  const inside = [...above, value];
  const cloneMember = (member: unknown) => clone(member, inside);
  if (Array.isArray(value)) return value.map(cloneMember) as V;
  const result: Record<string, unknown> = { ...value };
  for (const key of Reflect.ownKeys(result) as string[]) {
    // An own key of this name comes from parsed JSON, and would set the prototype of another copy.
    if (key === '__proto__') delete result[key];
    else result[key] = cloneMember(result[key]);
  }
  return result as V;
};

/** The entries of a value that is compared by what it holds. */
const entriesOf = (value: unknown, isLoose?: boolean): [unknown, unknown][] | undefined => {
  if (value instanceof Date) return [[0, value.getTime()]];
  // A list may have holes, which count as entries.
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    return [...value.entries()];
  }
  if (!isPlain(value)) return undefined;
  return Object.entries(value).filter(([, member]) => !isLoose || member !== undefined);
};

/**
 * Deep equality that knows dates, maps, sets and `NaN`. What lies deeper than 1,000 levels, such as a part that
 * contains itself, counts as different.
 *
 * @param isLoose whether a key with `undefined` equals an absent one
 * @param levels how far down it compares
 */
export const isEqual = (a: unknown, b: unknown, isLoose?: boolean, levels = MAX_DEPTH): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || !levels) return false;
  const own = entriesOf(a, isLoose);
  const other = new Map(entriesOf(b, isLoose));
  return Boolean(
    own &&
    own.length === other.size &&
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    own.every(
      ([key, value]) => other.has(key) && isEqual(value, other.get(key), isLoose, levels - 1),
    ),
  );
};
