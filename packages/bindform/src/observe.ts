import { isSafeKey } from './path';
import { copy, isPlain } from './plain';
import { batch, noteRead, noteWrite } from './sources';

type Key = string | symbol;
type Data = Record<Key, unknown>;

/** Stands for the keys of an object, and the length of a list, read by whoever goes through them. */
const KEYS = {};

const proxies = new WeakMap<object, object>();
const originals = new WeakMap<object, object>();

/** What is stored for a given value: parts of the model as they are, copies of what is foreign. */
const own = (value: unknown): unknown =>
  originals.get(value as object) ?? (isPlain(value) ? copy(value, own) : value);

/** Changes one key as one change; when nothing differs afterwards, nobody hears of it. */
function change(target: Data, key: Key, write: () => void): true {
  batch(() => {
    const { length, [key]: previous } = target;
    const hadKey = Object.hasOwn(target, key);
    write();
    const isSame = hadKey === Object.hasOwn(target, key);
    if (isSame && Object.is(previous, target[key])) return;
    noteWrite(target, key);
    if (!isSame || key === 'length') noteWrite(target, KEYS);
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
      return (...args: unknown[]) => batch(() => value.apply(proxy, args) as unknown);
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
    !isSafeKey(key) ||
    change(target, key, () => {
      target[key] = own(value);
    }),
  deleteProperty: (target, key) => change(target, key, () => delete target[key]),
};

/** The one observing proxy of a plain object or array. */
export function observe<T extends object>(target: T): T {
  const known = proxies.get(target);
  if (known) return known as T;
  const proxy = new Proxy(target as Data, handler);
  proxies.set(target, proxy);
  originals.set(proxy, target);
  return proxy as T;
}
