import { isSafeKey } from './path';
import { clone, isEqual } from './copy';
import { isPlain } from './plain';
import { batch, noteRead, noteWrite } from './sources';

type Key = string | symbol;
type Data = Record<Key, unknown>;

/** Source for the keys of an object and the length of a list, read by every iteration. */
const KEYS = {};

const proxies = new WeakMap<object, object>();
const originals = new WeakMap<object, object>();

/** Whether a method moves entries within a list. */
let isMoving = false;

const keys = new WeakMap<object, string>();
let lastKey = 0;

/** Whether a value is live data. */
export const isObserved = (value: unknown): boolean => originals.has(value as object);

const rawOf = (value: unknown): unknown => originals.get(value as object) ?? value;

/**
 * What is stored for a given value: a copy, so that no part is in two places. A list made of
 * entries of the list that it replaces keeps those entries as they are, each once.
 */
const adopt = (value: unknown, previous: unknown): unknown => {
  const raw = rawOf(value);
  if (isMoving || raw === previous) return raw;
  // Equal data keeps all rows that are in it, for example after a save.
  if (isPlain(raw) && isEqual(raw, previous)) return previous;
  const kept = new Set<unknown>(Array.isArray(previous) ? previous : []);
  if (Array.isArray(raw)) {
    return raw.map((entry, index) => {
      if (kept.delete(rawOf(entry))) return rawOf(entry);
      // So does a row that equals the one at its index.
      const old = (previous as unknown[] | undefined)?.[index];
      return kept.has(old) && isEqual(entry, old) && kept.delete(old) ? old : clone(entry);
    });
  }
  const copy = clone(raw);
  const key = keys.get(previous as object);
  // New data for a row keeps the key of the row; a live row has a key already.
  if (key && raw === value && isPlain(copy)) keys.set(copy, key);
  return copy;
};

/**
 * React key of a row. It stays the same as long as the row is in the form, even if the row moves.
 *
 * @param row a row of the model, as a selector reads it
 * @returns a string that is unique among rows
 * @since 2.0.0
 */
export function keyOf(row: object): string {
  const raw = rawOf(row) as object;
  const key = keys.get(raw) ?? `row${(lastKey += 1)}`;
  keys.set(raw, key);
  return key;
}

/** How many entries a list has; a `length` in other data is a value like any other. */
const lengthOf = (data: Data): number => (Array.isArray(data) ? data.length : 0);

/** Changes one key as one change; when nothing differs afterwards, no listener is notified. */
const change = (target: Data, key: Key, write: () => void): true => {
  batch(() => {
    const { [key]: previous } = target;
    const length = lengthOf(target);
    const hadKey = Object.hasOwn(target, key);
    write();
    const isSame = hadKey === Object.hasOwn(target, key);
    if (isSame && Object.is(previous, target[key])) return;
    noteWrite(target, key);
    if (!isSame || key === 'length') noteWrite(target, KEYS);
    // A shorter list has lost the indexes behind its end.
    for (let i = lengthOf(target); i < length; i += 1) {
      noteWrite(target, String(i));
    }
  });
  return true;
};

/** Methods that move entries; `fill` and `copyWithin` write copies like any assignment. */
const MUTATORS = /^(pop|push|reverse|shift|sort|splice|unshift)$/;

/** Calls a method of a list as one change: entries move as they are, and what is added is copied. */
const call = (list: object, key: Key, method: (...args: unknown[]) => unknown, args: unknown[]) =>
  batch(() => {
    // A comparator may call methods of other lists.
    const outer = isMoving;
    isMoving = MUTATORS.test(String(key));
    try {
      return method.apply(list, isMoving ? args.map((arg) => clone(arg)) : args);
    } finally {
      isMoving = outer;
    }
  });

const handler: ProxyHandler<Data> = {
  get(target, key, proxy) {
    const value = target[key];
    if (typeof value === 'function' && Array.isArray(target) && !Object.hasOwn(target, key)) {
      return (...args: unknown[]) => call(proxy as object, key, value as never, args);
    }
    noteRead(target, key === 'length' ? KEYS : key);
    return isPlain(value) ? observe(value) : value;
  },
  has(target, key) {
    noteRead(target, KEYS);
    return key in target;
  },
  ownKeys(target) {
    noteRead(target, KEYS);
    return Reflect.ownKeys(target);
  },
  set: (target, key, value) =>
    !isSafeKey(key, target) ||
    change(target, key, () => {
      target[key] = adopt(value, target[key]);
    }),
  deleteProperty: (target, key) => change(target, key, () => delete target[key]),
};

/** The one observing proxy of a plain object or array. */
export const observe = <T extends object>(target: T): T => {
  let proxy = proxies.get(target);
  if (!proxy) {
    proxy = new Proxy(target as Data, handler);
    proxies.set(target, proxy);
    originals.set(proxy, target);
  }
  return proxy as T;
};
