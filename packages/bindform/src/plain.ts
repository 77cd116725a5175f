/** A plain object or an array: what is observed, cloned and merged. Everything else is kept as it is. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another window are plain too. React elements would be, and must stay what they are.
  return (
    (prototype === null || Object.getPrototypeOf(prototype) === null) && !('$$typeof' in value)
  );
}

/**
 * A copy of a plain object or array whose parts went through `part`.
 *
 * @param value what is copied
 * @param part makes each member of the copy from the member of the original
 */
export function copy<V extends object>(value: V, part: (member: unknown) => unknown): V {
  if (Array.isArray(value)) return value.map(part) as unknown as V;
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    // An own key of this name comes from parsed JSON, and would set the prototype of the copy.
    if (key !== '__proto__') result[key] = part(member);
  }
  return result as V;
}

/** A deep copy of plain objects and arrays; what is not plain is shared. */
export const clone = <V>(value: V): V => (isPlain(value) ? copy(value, clone) : value);

const members = (value: unknown): Map<unknown, unknown> | undefined => {
  if (value instanceof Map) return value;
  if (value instanceof Set) return new Map(value.entries());
  return isPlain(value) ? new Map(Object.entries(value)) : undefined;
};

/** Deep equality that knows dates, maps, sets and `NaN`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  const [own, other] = [members(a), members(b)];
  return (
    own !== undefined &&
    other !== undefined &&
    own.size === other.size &&
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    [...own].every(([key, value]) => other.has(key) && isEqual(value, other.get(key)))
  );
}
