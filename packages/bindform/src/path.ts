import { warnIfUnsafe } from './messages';
import { isObject } from './plain';
import { batch } from './sources';

type Bag = Record<string, unknown>;

const INDEX = /^(0|[1-9]\d*)$/;

/** Whether objects, or lists, inherit something of that name, or hand it on. */
const isInherited = (key: PropertyKey, parent?: unknown): boolean =>
  key === 'prototype' || (key !== 'length' && key in (Array.isArray(parent) ? [] : {}));

/**
 * Whether a key may be written to a parent. One that would change every object of the page, or
 * hide a method, is refused with a warning (code BF002).
 */
export function isSafeKey(key: PropertyKey, parent?: unknown): boolean {
  const isSafe = !isInherited(key, parent);
  warnIfUnsafe(isSafe, key);
  return isSafe;
}

/** The value at a path; `undefined` where the path leads nowhere. */
export const getAt = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value, key) => (isInherited(key, value) ? undefined : (value as Bag | null)?.[key]),
      root,
    );

/** Whether a value can be written at a path without adding entries to a list. */
export function hasPlaceAt(root: unknown, path: string): boolean {
  let parent = root;
  return path.split('.').every((key) => {
    const hasPlace = !Array.isArray(parent) || key in parent;
    parent = (parent as Bag | null | undefined)?.[key];
    return hasPlace;
  });
}

/**
 * Writes a value at a path as one change. Absent parents are created: arrays for integer segments,
 * else objects. An unsafe path changes nothing.
 */
export function setAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  let parent: unknown = root;
  for (const key of keys) {
    if (!isSafeKey(key, parent)) return;
    parent = (parent as Bag | null | undefined)?.[key];
  }
  parent = root;
  batch(() =>
    keys.forEach((key, i) => {
      const bag = parent as Bag;
      const nextKey = keys[i + 1];
      if (nextKey === undefined) bag[key] = value;
      else if (!isObject(bag[key])) bag[key] = INDEX.test(nextKey) ? [] : {};
      parent = bag[key];
    }),
  );
}
