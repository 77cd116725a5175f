const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Entries of a map or set that are shown. */
const MAX_ENTRIES = 20;

function describeLeaf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (typeof File !== 'undefined' && value instanceof File)
    return `File ${JSON.stringify(value.name)}`;
  if (value instanceof Map || value instanceof Set) {
    const shown = [...value].slice(0, MAX_ENTRIES).map(String);
    return `${value.constructor.name}(${value.size}) ${describeLeaf(shown.join(', '))}`;
  }
  if (isRecord(value)) return `[${value.constructor?.name ?? 'object'}]`;
  return typeof value === 'function' ? '[function]' : String(value);
}

/** A value that is no list and no plain object, as source text in one line. */
export function formatLeaf(value: unknown): string {
  try {
    return describeLeaf(value);
  } catch {
    // A constructor or a conversion to text may throw; symbols in a map do.
    return '[object]';
  }
}

/** Whether a value is a list or a plain object. */
export const isBranch = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null));

/**
 * Writes data as lines of indented text, as in JavaScript source.
 *
 * @param value the data
 * @param key text before the value, in its first line
 * @param indent text before every line
 */
export function formatModel(value: unknown, key = '', indent = ''): string[] {
  const start = `${indent}${key}`;
  if (!isBranch(value)) return [`${start}${formatLeaf(value)}`];
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const members = Object.entries(value).flatMap(([name, member]) =>
    formatModel(member, isList ? '' : `${name}: `, `${indent}  `),
  );
  return members.length
    ? [`${start}${open}`, ...members, `${indent}${close}`]
    : [`${start}${open}${close}`];
}
