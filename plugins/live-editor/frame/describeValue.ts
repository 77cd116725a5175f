/** Characters of a value; the rest is not read, so that a huge value takes no time. */
export const MAX_VALUE = 1000;
/** Objects in objects deeper than that are left out. */
const MAX_DEPTH = 4;
const MORE = '…';

/** What one value may still cost: without a limit of the whole, few objects can have endless paths. */
interface Reading {
  /** Characters left. */
  left: number;
  /** The objects around the present one. */
  path: object[];
}

const ownName = (value: object): unknown =>
  Object.getOwnPropertyDescriptor(value, 'name')?.value as unknown;

function className(value: object): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const made =
    prototype && (Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value as unknown);
  const name = typeof made === 'function' ? ownName(made) : '';
  return typeof name === 'string' && name !== 'Object' ? name : '';
}

function* itemsOf(list: ArrayLike<unknown>, reading: Reading): Generator<string> {
  for (let index = 0; index < list.length; index += 1) yield read(list[index], reading);
}

function* entriesOf(map: Map<unknown, unknown>, reading: Reading): Generator<string> {
  for (const [key, value] of map) yield `${read(key, reading)} => ${read(value, reading)}`;
}

function* membersOf(set: Set<unknown>, reading: Reading): Generator<string> {
  for (const value of set) yield read(value, reading);
}

/** Getters are not called: they are code of the reader's, and may have effects. */
function* propertiesOf(value: object, keys: string[], reading: Reading): Generator<string> {
  for (const key of keys) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    const name = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : `'${key}'`;
    yield `${name}: ${property && 'value' in property ? read(property.value, reading) : '[Getter]'}`;
  }
}

/** Puts parts between brackets until nothing is left to spend on them. */
function join(parts: Iterator<string>, count: number, [open, close]: string, reading: Reading) {
  const shown: string[] = [];
  while (shown.length < count) {
    if (reading.left <= 0) {
      shown.push(`${MORE}(${count - shown.length})`);
      break;
    }
    const { done, value } = parts.next();
    if (done) break;
    reading.left -= 2;
    shown.push(value);
  }
  return shown.length > 0 ? `${open} ${shown.join(', ')} ${close}` : open + close;
}

/** In Firefox and Safari, the stack does not say what the error is. */
function readError(error: Error): string {
  const title = String(error);
  const { stack } = error;
  if (typeof stack !== 'string') return title;
  return stack.includes(error.message || title) ? stack : `${title}\n${stack}`;
}

function readObject(value: object, reading: Reading): string {
  if (value instanceof Error) return readError(value);
  if (value instanceof Element) return value.outerHTML;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return Number.isNaN(+value) ? String(value) : value.toISOString();
  const name = className(value);
  if (Array.isArray(value)) return join(itemsOf(value, reading), value.length, '[]', reading);
  if (ArrayBuffer.isView(value) && 'length' in value) {
    const list = value as Uint8Array;
    return name + join(itemsOf(list, reading), list.length, '[]', reading);
  }
  if (value instanceof Map)
    return name + join(entriesOf(value, reading), value.size, '{}', reading);
  if (value instanceof Set)
    return name + join(membersOf(value, reading), value.size, '{}', reading);
  const keys = Object.keys(value);
  return name + join(propertiesOf(value, keys, reading), keys.length, '{}', reading);
}

function readNested(value: object, reading: Reading): string {
  if (reading.path.includes(value)) return '[Circular]';
  if (reading.path.length > MAX_DEPTH) return Array.isArray(value) ? `[${MORE}]` : `{${MORE}}`;
  reading.path.push(value);
  const text = readObject(value, reading);
  reading.path.pop();
  return text;
}

function readFunction(value: object): string {
  const name = ownName(value);
  return typeof name === 'string' && name !== '' ? `[Function ${name}]` : '[Function]';
}

function read(value: unknown, reading: Reading): string {
  const isObject = typeof value === 'object' && value !== null;
  const nested = isObject ? readNested(value, reading) : undefined;
  const text = nested ?? readPrimitive(value);
  const cut = text.length > MAX_VALUE ? text.slice(0, MAX_VALUE) + MORE : text;
  // What is in an object has been counted already.
  reading.left -= isObject ? 2 : cut.length;
  return cut;
}

function readPrimitive(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, MAX_VALUE)}'`;
  if (typeof value === 'function') return readFunction(value);
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

const READERS: ((value: unknown) => string)[] = [
  (value) => read(value, { left: MAX_VALUE, path: [] }),
  (value) => Object.prototype.toString.call(value),
];

/**
 * Puts a value into a text as consoles do, for instance `{ name: 'Ada', tags: [ 'x' ] }`. It reads a bounded
 * part of the value, calls no getters and methods but those of errors, and never throws, whatever the value is.
 *
 * @param value a value of the reader's code
 */
export function describeValue(value: unknown): string {
  for (const reader of READERS) {
    try {
      return reader(value);
    } catch {
      // A proxy may throw at anything that is read.
    }
  }
  return '[object]';
}
