import { warn } from './messages';

type Bag = Record<string, unknown>;

/** Writing these would reach the prototype of every object. */
const UNSAFE = /^(__proto__|constructor|prototype)$/;
const INDEX = /^(0|[1-9]\d*)$/;

/** Whether a key may be written; a refused one is warned about (code BF002). */
export function isSafeKey(key: string | symbol): boolean {
  if (typeof key === 'symbol' || !UNSAFE.test(key)) return true;
  warn('BF002', key);
  return false;
}

/** The value at a path; `undefined` where the path leads nowhere. */
export function getAt(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (value === null || value === undefined || UNSAFE.test(key)) return undefined;
    value = (value as Bag)[key];
  }
  return value;
}

/**
 * Writes a value at a path. Absent parents are created: arrays for integer segments, else objects.
 * An unsafe path changes nothing.
 */
export function setAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  if (!keys.every(isSafeKey)) return;
  const last = keys.pop() as string;
  let parent = root as Bag;
  keys.forEach((key, i) => {
    const next = parent[key];
    if (next === null || typeof next !== 'object') {
      parent[key] = INDEX.test(keys[i + 1] ?? last) ? [] : {};
    }
    parent = parent[key] as Bag;
  });
  parent[last] = value;
}
