import { isSafeKey } from './path';
import { copy, isPlain } from './plain';

type Key = string | symbol;
type Listener = () => void;
type Data = Record<Key, unknown>;

/** Who hears of writes to one key of one object. */
type Listeners = Set<Listener>;

/** What is known of an object that is observed. */
interface Observed {
  proxy: object;
  readers: Map<Key, Listeners>;
}

/** Stands for the keys of an object, and the length of a list, read by whoever goes through them. */
const KEYS = Symbol('keys');

const observed = new WeakMap<object, Observed>();
const originals = new WeakMap<object, object>();
const queue: Listeners = new Set();
let sources: Set<Listeners> | undefined;
let depth = 0;
let writes = 0;

/** What is stored for a given value: parts of the model as they are, copies of what is foreign. */
const own = (value: unknown): unknown =>
  originals.get(value as object) ?? (isPlain(value) ? copy(value, own) : value);

const readersOf = (target: object) => (observed.get(target) as Observed).readers;

function noteRead(target: object, key: Key): void {
  if (!sources) return;
  const readers = readersOf(target);
  const listeners = readers.get(key) ?? new Set();
  readers.set(key, listeners);
  sources.add(listeners);
}

function noteWrite(target: object, key: Key): void {
  writes += 1;
  readersOf(target)
    .get(key)
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

function write(target: Data, key: Key, change: () => void): true {
  batch(() => {
    const { length } = target;
    const hadKey = Object.hasOwn(target, key);
    change();
    noteWrite(target, key);
    if (key === 'length' || hadKey !== Object.hasOwn(target, key)) noteWrite(target, KEYS);
    // A shorter list has lost the indexes behind its end.
    for (let i = target.length as number; i < (length as number); i += 1) {
      noteWrite(target, String(i));
    }
  });
  return true;
}

const handler: ProxyHandler<Data> = {
  get(target, key, proxy) {
    const value = target[key];
    // What a method of a list writes is one change.
    if (typeof value === 'function' && Array.isArray(target)) {
      return (...args: unknown[]) => batch(() => Reflect.apply(value, proxy, args) as unknown);
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
  set(target, key, given) {
    const value = own(given);
    if (!isSafeKey(key) || (Object.hasOwn(target, key) && Object.is(target[key], value)))
      return true;
    return write(target, key, () => {
      target[key] = value;
    });
  },
  deleteProperty: (target, key) =>
    !Object.hasOwn(target, key) || write(target, key, () => delete target[key]),
};

/** The one observing proxy of a plain object or array. */
export function observe<T extends object>(target: T): T {
  const known = observed.get(target);
  if (known) return known.proxy as T;
  const proxy = new Proxy(target as Data, handler);
  observed.set(target, { proxy, readers: new Map() });
  originals.set(proxy, target);
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
