import { warnIfEndless } from './messages';

/** Whether a value is an object that is no function. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A plain object or an array: what is observed, cloned and merged. Everything else is kept as it is. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (isObject(value) &&
    // Objects of another window are plain too. React elements would be, and must stay what they are.
    !Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) &&
    !('$$typeof' in value));

/**
 * A copy of a plain object or array whose parts went through `part`.
 *
 * @param value what is copied
 * @param part makes each member of the copy from the member of the original
 */
export function copy<V extends object>(value: V, part: (member: unknown) => unknown): V {
  if (Array.isArray(value)) return value.map((member) => part(member)) as unknown as V;
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    // An own key of this name comes from parsed JSON, and would set the prototype of the copy.
    if (key !== '__proto__') result[key] = part(member);
  }
  return result as V;
}

/** Levels that a copy goes down; data of a form has far fewer. */
const MAX_DEPTH = 1000;

/**
 * A deep copy of plain objects and arrays; what is not plain is shared. A part that contains itself
 * is left out where it does, and so is what lies deeper than 1,000 levels, with a warning (code
 * BF008).
 */
export function clone<V>(value: V, above: unknown[] = []): V {
  if (!isPlain(value)) return value;
  const isEndless = above.length >= MAX_DEPTH || above.includes(value);
  warnIfEndless(isEndless, above.length);
  const inside = [...above, value];
  return isEndless ? (undefined as V) : copy(value, (member) => clone(member, inside));
}

/** What there is to compare of a value that is not told by identity. */
const members = (value: unknown): Map<unknown, unknown> | undefined => {
  if (value instanceof Map) return value;
  if (value instanceof Set) return new Map(value.entries());
  if (value instanceof Date) return new Map([['time', value.getTime()]]);
  return isPlain(value) ? new Map(Object.entries(value)) : undefined;
};

/** Deep equality that knows dates, maps, sets and `NaN`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const [own, other] = [members(a), members(b)];
  if (!own || !other) return false;
  return (
    own.size === other.size &&
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    [...own].every(([key, value]) => other.has(key) && isEqual(value, other.get(key)))
  );
}
