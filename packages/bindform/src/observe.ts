import { clone, isPlain } from './plain';
import { isSafeKey } from './path';

type Listeners = Set<() => void>;

/** Hears when something that was read is written. */
export interface Observer {
  /** Follows what was read, in place of what was followed before; false if it was written since. */
  follow: (reading: Reading<unknown>) => boolean;
  /** Reads and follows at once. */
  track: <V>(read: () => V) => V;
  /** Hears no more. */
  stop: () => void;
}

type Key = string | symbol;

/** Stands for the set of keys of an object, read by whoever lists them. */
const KEYS = Symbol('keys');
const MUTATORS = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

const proxies = new WeakMap<object, object>();
const originals = new WeakMap<object, object>();
const readers = new WeakMap<object, Map<Key, Listeners>>();
const queue: Listeners = new Set();
let reading: ((listeners: Listeners) => unknown) | undefined;
let depth = 0;
let writes = 0;

/** The data behind an observing proxy; anything else as it is. */
export const raw = <V>(value: V): V =>
  ((value && originals.get(value as object)) as V | undefined) ?? value;

function noteRead(target: object, key: Key): void {
  if (!reading) return;
  let byKey = readers.get(target);
  if (!byKey) readers.set(target, (byKey = new Map()));
  let listeners = byKey.get(key);
  if (!listeners) byKey.set(key, (listeners = new Set()));
  reading(listeners);
}

function noteWrite(target: object, key: Key): void {
  writes += 1;
  readers
    .get(target)
    ?.get(key)
    ?.forEach((listener) => queue.add(listener));
}

function flush(): void {
  for (const listener of queue) {
    queue.delete(listener);
    listener();
  }
}

/** Runs writes as one: who read any of it hears of it once, at the end. */
export function batch<V>(write: () => V): V {
  depth += 1;
  try {
    return write();
  } finally {
    depth -= 1;
    if (!depth) flush();
  }
}

/** Reads without being told of later writes. */
export function untracked<V>(read: () => V): V {
  const outer = reading;
  reading = undefined;
  try {
    return read();
  } finally {
    reading = outer;
  }
}

function write(target: object, key: Key, change: () => boolean): boolean {
  return batch(() => {
    const hadKey = Object.hasOwn(target, key);
    const length = Array.isArray(target) && target.length;
    const done = change();
    noteWrite(target, key);
    if (hadKey !== Object.hasOwn(target, key)) noteWrite(target, KEYS);
    if (Array.isArray(target) && target.length !== length) {
      noteWrite(target, 'length');
      noteWrite(target, KEYS);
      // A shorter array has lost the indexes behind its end.
      for (let i = target.length; i < Number(length); i += 1) noteWrite(target, String(i));
    }
    return done;
  });
}

const handler: ProxyHandler<Record<Key, unknown>> = {
  get(target, key) {
    const value = Reflect.get(target, key) as unknown;
    if (typeof value === 'function' && Array.isArray(target) && MUTATORS.test(String(key))) {
      return (...args: unknown[]) =>
        batch(() => untracked(() => Reflect.apply(value, observe(target), args) as unknown));
    }
    noteRead(target, key);
    return isPlain(value) ? observe(value) : value;
  },
  has(target, key) {
    noteRead(target, KEYS);
    return Reflect.has(target, key);
  },
  ownKeys(target) {
    noteRead(target, KEYS);
    return Reflect.ownKeys(target);
  },
  set(target, key, given) {
    if (typeof key === 'string' && !isSafeKey(key)) return true;
    const bare = raw(given) as unknown;
    if (Object.hasOwn(target, key) && Object.is(target[key], bare)) return true;
    // A frozen object could be neither written nor observed.
    const value = isPlain(bare) && !Object.isExtensible(bare) ? clone(bare) : bare;
    return write(target, key, () => Reflect.set(target, key, value));
  },
  deleteProperty: (target, key) =>
    !Object.hasOwn(target, key) || write(target, key, () => Reflect.deleteProperty(target, key)),
};

/** The one observing proxy of a plain object or array. */
export function observe<T extends object>(target: T): T {
  const known = proxies.get(target);
  if (known) return known as T;
  const proxy = new Proxy(target as Record<Key, unknown>, handler);
  proxies.set(target, proxy);
  originals.set(proxy, target);
  return proxy as unknown as T;
}

/** What a read touched, and when. */
export interface Reading<V> {
  value: V;
  /** Who hears of writes to what was read. */
  sources: Set<Listeners>;
  /** Count of all writes at the time. */
  at: number;
}

/** Runs a reading function and notes what it touches, without following it yet. */
export function collect<V>(read: () => V): Reading<V> {
  const outer = reading;
  const sources = new Set<Listeners>();
  reading = (listeners) => sources.add(listeners);
  try {
    return { value: read(), sources, at: writes };
  } finally {
    reading = outer;
  }
}

/** An observer whose listener runs once for each batch of writes to what was read. */
export function createObserver(listener: () => void): Observer {
  let followed = new Set<Listeners>();
  const stop = () => {
    followed.forEach((listeners) => listeners.delete(listener));
    followed = new Set();
    queue.delete(listener);
  };
  return {
    stop,
    follow({ sources, at }) {
      stop();
      followed = sources;
      followed.forEach((listeners) => listeners.add(listener));
      return at === writes;
    },
    track(read) {
      const found = collect(read);
      this.follow(found);
      return found.value;
    },
  };
}
