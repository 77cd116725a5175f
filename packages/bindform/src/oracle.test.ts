import fc from 'fast-check';
import { createForm } from './formCore';
import { createFormMethods } from './formMethods';
import { mergeValues } from './values';
import { getAt, setAt } from './path';
import { clone, isEqual } from './copy';
import { createSelection } from './selection';

type Bag = Record<string, unknown>;

/** The same data as a plain object, changed by the same operations. */
interface Pair {
  model: Bag;
  oracle: Bag;
  form: ReturnType<typeof createForm<Bag>>;
}

type Operation = (pair: Pair) => void;

const key = fc.constantFrom('a', 'b', 'c', 'list', 'deep');
const path = fc
  .array(fc.oneof(key, fc.constantFrom('0', '1', '2')), { minLength: 1, maxLength: 4 })
  .map((keys) => ['root', ...keys].join('.'));
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.constantFrom(null, undefined, NaN, true),
  fc.date(),
  fc.array(fc.integer(), { maxLength: 4 }),
  fc.dictionary(key, fc.oneof(fc.integer(), fc.array(fc.integer(), { maxLength: 3 })), {
    noNullPrototype: true,
  }),
  fc.array(fc.record({ a: fc.integer() }), { maxLength: 4 }),
);

const isBag = (given: unknown): given is Bag =>
  typeof given === 'object' && given !== null && !(given instanceof Date);

function merge(target: Bag, values: Bag): void {
  for (const [name, next] of Object.entries(values)) {
    const previous = target[name];
    const both = isBag(next) && isBag(previous) && !Array.isArray(next) && !Array.isArray(previous);
    if (both) merge(previous, next);
    else target[name] = clone(next);
  }
}

const onList = (at: string, act: (list: unknown[]) => unknown): Operation => {
  return ({ model, oracle }) => {
    const [mine, other] = [getAt(model, at), getAt(oracle, at)];
    expect(Array.isArray(mine)).toBe(Array.isArray(other));
    if (!Array.isArray(mine) || !Array.isArray(other)) return;
    expect(isEqual(clone(act(mine)), clone(act(other)))).toBe(true);
  };
};

const byNumber = (a: unknown, b: unknown) => String(a).localeCompare(String(b));

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(path, value).map<Operation>(([at, next]) => ({ form, oracle }) => {
    createFormMethods<Bag>(form.registry, form as never, form as never).setValue(at, next);
    setAt(oracle, at, clone(next));
  }),
  fc.tuple(path, value).map<Operation>(([at, next]) => ({ model, oracle }) => {
    setAt(model, at, clone(next));
    setAt(oracle, at, clone(next));
  }),
  fc.tuple(key, value).map<Operation>(([name, next]) => ({ form, oracle }) => {
    const values = { root: { [name]: next, deep: { [name]: next } } };
    mergeValues(form.model, values);
    merge(oracle, values);
  }),
  fc.tuple(path, key).map<Operation>(([at, name]) => ({ model, oracle }) => {
    const [mine, other] = [getAt(model, at), getAt(oracle, at)];
    if (isBag(mine)) delete mine[name];
    if (isBag(other)) delete other[name];
  }),
  fc.tuple(path, value).map(([at, next]) => onList(at, (list) => list.push(clone(next)))),
  fc.tuple(path, value).map(([at, next]) => onList(at, (list) => list.unshift(clone(next)))),
  path.map((at) => onList(at, (list) => list.pop())),
  path.map((at) => onList(at, (list) => list.shift())),
  path.map((at) => onList(at, (list) => list.reverse())),
  path.map((at) => onList(at, (list) => list.sort(byNumber))),
  fc
    .tuple(path, fc.integer({ min: -3, max: 3 }), fc.nat(3), fc.array(value, { maxLength: 2 }))
    .map(([at, start, count, added]) =>
      onList(at, (list) => list.splice(start, count, ...clone(added))),
    ),
  fc.tuple(path, fc.nat(5)).map(([at, length]) => onList(at, (list) => (list.length = length))),
  fc
    .tuple(path, fc.integer({ min: 0, max: 2 }))
    .map(([at, count]) => onList(at, (list) => list.copyWithin(0, count))),
);

it('keeps the model equal to a plain object that went through the same', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
      const first = { root: { a: 1, list: [1, 2, 3], deep: { b: [{ a: 1 }, { a: 2 }] } } };
      const form = createForm<Bag>(first);
      const pair: Pair = { form, model: form.model, oracle: clone(first) };
      const selection = createSelection(() => pair.model.root, {});
      let told = selection.getSnapshot();
      const end = selection.subscribe(() => {
        told = selection.getSnapshot();
      });
      for (const operate of operations) {
        operate(pair);
        // A list holds no named parts: a copy of both leaves them out.
        expect(clone(pair.model)).toEqual(clone(pair.oracle));
        // A subscriber was notified of every change and holds a copy of the current data.
        expect(told).toEqual(clone(pair.oracle.root));
      }
      end();
      expect(first).toEqual({ root: { a: 1, list: [1, 2, 3], deep: { b: [{ a: 1 }, { a: 2 }] } } });
      expect(getAt(form.defaults, 'root')).toEqual(first.root);
    }),
    { numRuns: 200 },
  );
});
