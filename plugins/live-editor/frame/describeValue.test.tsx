import { describeValue, MAX_VALUE } from './describeValue';

class Person {
  name = 'Ada';
  get age() {
    return 36;
  }
}

const element = () => {
  const p = document.createElement('p');
  p.innerHTML = '<b class="x">text</b>';
  return p;
};

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const circle = () => {
  const ring: Record<string, unknown> = {};
  ring.self = { list: [ring] };
  return ring;
};

let reads = 0;

/** An object that counts how often something in it is read. */
const counted = <T extends object>(target: T): T =>
  new Proxy(target, {
    get(...read) {
      reads += 1;
      return Reflect.get(...read) as unknown;
    },
    getOwnPropertyDescriptor(...read) {
      reads += 1;
      return Reflect.getOwnPropertyDescriptor(...read);
    },
  });

class CountedMap extends Map<number, number> {
  *[Symbol.iterator](): MapIterator<[number, number]> {
    for (const entry of super[Symbol.iterator]()) {
      reads += 1;
      yield entry;
    }
    return undefined;
  }
}

const endlesslyDeep = () => {
  let deep: object = {};
  for (let depth = 0; depth < 1e5; depth += 1) deep = counted({ deep });
  return deep;
};

/** Sixty objects with more paths than atoms in the world. */
const manyPaths = () => {
  const start: Record<string, unknown> = counted({});
  let end = start;
  for (let depth = 0; depth < 60; depth += 1) {
    const next = counted({});
    Object.assign(end, { a: next, b: next, c: [next, next] });
    end = next;
  }
  return start;
};

const range = (length: number) => Array.from({ length }, (_, index) => index);

it.each<[string, unknown, string]>([
  ['an object', { name: 'Ada', 'a-b': [1n, -0, null] }, "{ name: 'Ada', 'a-b': [ 1n, -0, null ] }"],
  ['an instance', new Person(), "Person{ name: 'Ada' }"],
  ['an object without prototype', Object.create(null), '{}'],
  [
    'a getter',
    {
      get x() {
        return 1;
      },
    },
    '{ x: [Getter] }',
  ],
  ['functions', [() => 1, Person], '[ [Function], [Function Person] ]'],
  ['a map', new Map([['a', { b: 1 }]]), "Map{ 'a' => { b: 1 } }"],
  ['a set', new Set([1, 'x']), "Set{ 1, 'x' }"],
  ['dates', [new Date(0), new Date(NaN)], '[ 1970-01-01T00:00:00.000Z, Invalid Date ]'],
  ['bytes', new Uint8Array(2), 'Uint8Array[ 0, 0 ]'],
  ['a symbol and a pattern', [Symbol('s'), /a/g], '[ Symbol(s), /a/g ]'],
  ['an element', element(), '<p><b class="x">text</b></p>'],
  ['a circle', circle(), '{ self: { list: [ [Circular] ] } }'],
  ['what is twice in it, without a circle', [[1], [1]], '[ [ 1 ], [ 1 ] ]'],
  [
    'an error whose stack has no message',
    Object.assign(new RangeError('boom'), { stack: 'f@a.tsx:1:2' }),
    'RangeError: boom\nf@a.tsx:1:2',
  ],
  [
    'an error whose stack has no name',
    Object.assign(new Error(), { stack: 'f@a.tsx:1:2' }),
    'Error\nf@a.tsx:1:2',
  ],
  [
    'an error whose stack has all',
    Object.assign(new Error('boom'), { stack: 'Error: boom\n    at f (a.tsx:1:2)' }),
    'Error: boom\n    at f (a.tsx:1:2)',
  ],
  [
    'many levels',
    { a: { b: { c: { d: { e: { f: 1 } } } } } },
    '{ a: { b: { c: { d: { e: {…} } } } } }',
  ],
])('describes %s', (_, value, text) => {
  expect(describeValue(value)).toBe(text);
});

it.each<[string, unknown]>([
  ['a proxy that was revoked', revoked()],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        getPrototypeOf() {
          throw new Error('no');
        },
      },
    ),
  ],
  [
    'a tag that throws',
    {
      get [Symbol.toStringTag]() {
        throw new Error('no');
      },
    },
  ],
  ['a tag like a member of all objects', { [Symbol.toStringTag]: 'constructor' }],
  [
    'an error whose stack throws',
    Object.defineProperty(new Error('x'), 'stack', {
      get() {
        throw 1;
      },
    }),
  ],
  ['an error whose stack is no text', Object.assign(new Error('x'), { stack: Symbol('s') })],
  [
    'a method named inspect',
    {
      inspect() {
        throw new Error('called');
      },
    },
  ],
  ['a constructor without name', Object.create({ constructor: { name: 1 } })],
])('survives %s', (_, value) => {
  expect(typeof describeValue(value)).toBe('string');
});

it.each<[string, () => unknown]>([
  ['a million numbers', () => counted(range(1e6))],
  ['a hole of a hundred million', () => counted(new Array(1e8))],
  ['ten million bytes', () => new Uint8Array(1e7)],
  ['a map of a million', () => new CountedMap(range(1e6).map((key) => [key, key]))],
  ['a long text', () => ({ text: 'x'.repeat(1e7) })],
  ['an object in an object, endlessly', endlesslyDeep],
  ['few objects with many paths', manyPaths],
  [
    'an array that says it is endless',
    () =>
      new Proxy([], {
        get() {
          reads += 1;
          return Infinity;
        },
      }),
  ],
])('reads only the beginning of %s', (_, make) => {
  const value = make();
  reads = 0;
  expect(describeValue(value).length).toBeLessThan(2 * MAX_VALUE);
  expect(reads).toBeLessThan(5 * MAX_VALUE);
});
