import { warnIfUnsafe } from './messages';
import { isObject } from './plain';
import { batch } from './sources';

type Bag = Record<string, unknown>;

/** Writing these would reach the prototype of every object. */
const UNSAFE = /^(__proto__|constructor|prototype)$/;
const INDEX = /^(0|[1-9]\d*)$/;

/** Whether a key may be written; a refused one is warned about (code BF002). */
export function isSafeKey(key: unknown): boolean {
  const isSafe = !UNSAFE.test(String(key));
  warnIfUnsafe(isSafe, key);
  return isSafe;
}

/** The value at a path; `undefined` where the path leads nowhere. */
export const getAt = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (UNSAFE.test(key) ? undefined : (value as Bag | null)?.[key]), root);

/**
 * Writes a value at a path as one change. Absent parents are created: arrays for integer segments, else objects.
 * An unsafe path changes nothing.
 */
export function setAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  if (!keys.every(isSafeKey)) return;
  let parent = root as Bag;
  batch(() =>
    keys.forEach((key, i) => {
      const nextKey = keys[i + 1];
      if (nextKey === undefined) parent[key] = value;
      else if (!isObject(parent[key])) parent[key] = INDEX.test(nextKey) ? [] : {};
      parent = parent[key] as Bag;
    }),
  );
}
