import { warnIfUnsafe } from './messages';
import { isObject } from './plain';
import { batch } from './sources';

type Bag = Record<string, unknown>;

const INDEX = /^(0|[1-9]\d*)$/;

/**
 * Whether a key is one of the data of a parent. One that objects or lists inherit, or pass on, may not be written:
 * that would change every object of the page, or hide a method. It is refused with a warning (code BF002).
 *
 * @param isRead whether the key is only read, which needs no warning
 */
export const isSafeKey = (key: PropertyKey, parent?: unknown, isRead?: boolean): boolean => {
  const isSafe =
    key !== 'prototype' &&
    (key === 'length' || !(key in (Array.isArray(parent) ? Array : Object).prototype));
  warnIfUnsafe(isRead || isSafe, key);
  return isSafe;
};

/** The value at a path; `undefined` where the path leads nowhere. */
export const getAt = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value, key) => (isSafeKey(key, value, true) ? (value as Bag | null)?.[key] : undefined),
      root,
    );

/** Whether a test holds for every segment of a path and the value that it is read from. */
const everyStep = (
  root: unknown,
  path: string,
  test: (key: string, parent: unknown) => boolean,
): boolean => {
  let next = root;
  return path.split('.').every((key) => {
    const parent = next;
    next = (parent as Bag | null | undefined)?.[key];
    return test(key, parent);
  });
};

/**
 * A path without indexes of rows: the same field has the same name in every row. Numeric keys of records stay.
 */
export const fieldName = (root: unknown, path: string): string => {
  const name: string[] = [];
  everyStep(root, path, (key, parent) => {
    if (!INDEX.test(key) || (isObject(parent) && !Array.isArray(parent))) name.push(key);
    return true;
  });
  return name.join('.');
};

/** Whether a value can be written at a path without adding entries to a list. */
export const hasPlaceAt = (root: unknown, path: string): boolean =>
  everyStep(root, path, (key, parent) => !Array.isArray(parent) || key in parent);

/**
 * Writes a value at a path as one change. Absent parents are created: arrays for integer segments,
 * else objects. An unsafe path changes nothing.
 */
export const setAt = (root: object, path: string, value: unknown): void => {
  if (!everyStep(root, path, isSafeKey)) return;
  batch(() =>
    path.split('.').reduce((parent, key, i, keys) => {
      const next = keys[i + 1];
      if (next === undefined) parent[key] = value;
      else if (!isObject(parent[key])) parent[key] = INDEX.test(next) ? [] : {};
      return parent[key] as Bag;
    }, root as Bag),
  );
};
