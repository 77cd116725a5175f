/** A plain object or an array: what is observed, cloned and merged. Everything else is kept as it is. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // React elements are plain objects too, and must stay what they are.
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
}

/** A deep copy of plain objects and arrays; what is not plain is shared. */
export function clone<V>(value: V): V {
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(clone) as V;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    // An own key named __proto__ comes from parsed JSON and would set the prototype of the copy.
    if (key !== '__proto__') copy[key] = clone(value[key]);
  }
  return copy as V;
}

const entries = (value: object): [unknown, unknown][] =>
  value instanceof Map
    ? [...value]
    : value instanceof Set
      ? [...value].map((member) => [member, true])
      : Object.entries(value);

const at = (value: object, key: unknown): unknown =>
  value instanceof Map
    ? value.get(key)
    : value instanceof Set
      ? value.has(key) || undefined
      : (value as Record<string, unknown>)[key as string];

/** Deep equality that knows dates, maps, sets and `NaN`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!(a instanceof Object && b instanceof Object) || a.constructor !== b.constructor)
    return false;
  if (a instanceof Date) return Object.is(a.getTime(), (b as Date).getTime());
  if (!(isPlain(a) || a instanceof Map || a instanceof Set)) return false;
  const own = entries(a);
  return (
    own.length === entries(b).length &&
    own.every(([key, value]) => isEqual(value, at(b, key)) && (value !== undefined || has(b, key)))
  );
}

const has = (value: object, key: unknown): boolean =>
  value instanceof Map || value instanceof Set
    ? value.has(key)
    : Object.hasOwn(value, key as string);
