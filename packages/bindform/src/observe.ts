import { isSafeKey } from './path';
import { copy, isPlain } from './plain';

type Key = string | symbol;
type Listener = () => void;

/** Who hears of writes to one key of one object. */
export type Listeners = Set<Listener>;

/** Stands for the keys of an object, read by whoever lists them. */
const KEYS = Symbol('keys');

const proxies = new WeakMap<object, object>();
const originals = new WeakMap<object, object>();
const readers = new WeakMap<object, Map<Key, Listeners>>();
const queue: Listeners = new Set();
let sources: Set<Listeners> | undefined;
let depth = 0;
let writes = 0;

/** The data behind an observing proxy; anything else as it is. */
export const raw = <V>(value: V): V => (originals.get(value as object) as V | undefined) ?? value;

/** What is stored for a given value: parts of the model as they are, copies of what is foreign. */
const own = (value: unknown): unknown =>
  originals.get(value as object) ?? (isPlain(value) ? copy(value, own) : value);

function noteRead(target: object, key: Key): void {
  if (!sources) return;
  let byKey = readers.get(target);
  if (!byKey) readers.set(target, (byKey = new Map()));
  let listeners = byKey.get(key);
  if (!listeners) byKey.set(key, (listeners = new Set()));
  sources.add(listeners);
}

function noteWrite(target: object, key: Key): void {
  writes += 1;
  readers
    .get(target)
    ?.get(key)
    ?.forEach((listener) => queue.add(listener));
}

/** Runs writes as one: who read any of it hears of it once, at the end. */
export function batch<V>(write: () => V): V {
  depth += 1;
  try {
    return write();
  } finally {
    depth -= 1;
    if (!depth) {
      for (const listener of queue) {
        queue.delete(listener);
        listener();
      }
    }
  }
}

function write(target: object, key: Key, change: () => boolean): boolean {
  return batch(() => {
    const hadKey = Object.hasOwn(target, key);
    const length = Array.isArray(target) ? target.length : 0;
    const done = change();
    noteWrite(target, key);
    if (hadKey !== Object.hasOwn(target, key)) noteWrite(target, KEYS);
    if (Array.isArray(target) && target.length !== length) {
      noteWrite(target, 'length');
      noteWrite(target, KEYS);
      // A shorter array has lost the indexes behind its end.
      for (let i = target.length; i < length; i += 1) noteWrite(target, String(i));
    }
    return done;
  });
}

const handler: ProxyHandler<Record<Key, unknown>> = {
  get(target, key, proxy) {
    const value = target[key];
    // What a method of an array writes is one change.
    if (typeof value === 'function' && Array.isArray(target)) {
      return (...args: unknown[]) =>
        batch(() => Reflect.apply(value, proxy, args.map(known)) as unknown);
    }
    noteRead(target, key);
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
  set(target, key, given) {
    if (typeof key === 'string' && !isSafeKey(key)) return true;
    if (Object.hasOwn(target, key) && Object.is(target[key], raw(given))) return true;
    const value = own(given);
    return write(target, key, () => Reflect.set(target, key, value));
  },
  deleteProperty: (target, key) =>
    !Object.hasOwn(target, key) || write(target, key, () => Reflect.deleteProperty(target, key)),
};

/** The observing proxy of data that has one, so that arrays find what was put into them. */
const known = (value: unknown): unknown => proxies.get(value as object) ?? value;

/** The one observing proxy of a plain object or array. */
export function observe<T extends object>(target: T): T {
  let proxy = proxies.get(target);
  if (!proxy) {
    proxy = new Proxy(target as Record<Key, unknown>, handler);
    proxies.set(target, proxy);
    originals.set(proxy, target);
  }
  return proxy as T;
}

/** What was read, where, and when. */
export interface Reading<V> {
  value: V;
  /** Who hears of writes to what was read. */
  sources: Set<Listeners>;
  /** Count of all writes at the time. */
  at: number;
}

/** Reads, and notes what was touched. */
export function collect<V>(read: () => V): Reading<V> {
  const outer = sources;
  const mine = (sources = new Set<Listeners>());
  try {
    return { value: read(), sources: mine, at: writes };
  } finally {
    sources = outer;
  }
}

/** Whether nothing at all was written since. */
export const isCurrent = (reading: Reading<unknown>): boolean => reading.at === writes;

/** Lets a listener hear, once for each batch, of writes to what was read. */
export const follow = (reading: Reading<unknown>, listener: Listener): void =>
  reading.sources.forEach((listeners) => listeners.add(listener));

/** Ends what `follow` began, also what is queued already. */
export function unfollow(reading: Reading<unknown>, listener: Listener): void {
  reading.sources.forEach((listeners) => listeners.delete(listener));
  queue.delete(listener);
}
