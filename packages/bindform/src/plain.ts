/** Whether a value is an object, but not a function. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A plain object or an array: what is observed, cloned and merged. Everything else is kept as it is. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (isObject(value) &&
    // Objects of another window are plain too. React elements would be, and must stay what they are.
    !Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) &&
    !('$$typeof' in value));
