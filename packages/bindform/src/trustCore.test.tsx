import { setImmediate } from 'node:timers';
import fc from 'fast-check';
import { createForm } from './formCore';
import { createFormMethods } from './formMethods';
import { Item } from './item';
import { clone } from './copy';
import { register } from './registration';
import type { Settings } from './settings';
import { submit } from './submission';

/** Runs of the property; set BINDFORM_TRUST_RUNS for more of them. */
const numRuns = Number(process.env.BINDFORM_TRUST_RUNS ?? 500);

interface Model {
  a: string;
  b: string;
  rows: { id: number; text: string }[];
}

const isBad = (value: string) => value === '' || value.includes('bad');
/** Two fields may not have this value both. */
const isClash = (a: string, b: string) => a === 'fine' && b === 'fine';
const passes = ({ a, b, rows }: Model) =>
  ![a, b, ...rows.map(({ text }) => text)].some(isBad) && !isClash(a, b);
const ignore = () => undefined;

/** A form without React, whose rules settle on demand. */
function createWorld(first: Model, isSlow: (path: string) => boolean) {
  const form = createForm(first);
  const methods = createFormMethods<Model>(form.registry, form as never, form as never);
  const pending: (() => void)[] = [];
  const sends: (() => void)[] = [];
  const submitted: Model[] = [];
  const mounted = new Map<string, { item: Item; end: () => void }>();

  const validatorOf = (key: string) => (value: string) => {
    const isRefused = isBad(value) || (key === 'b' && isClash(form.model.a, value));
    const verdict = isRefused && 'refused';
    if (!isSlow(key)) return verdict;
    return new Promise<string | false>((resolve, reject) => {
      pending.push(() => (value === 'bad' ? reject(new Error('refused')) : resolve(verdict)));
    });
  };
  const mount = (key: string, path: string) => {
    const settings = { rules: { validator: validatorOf(key) } } as unknown as Settings;
    const source = { form: form as never, path, bindId: path, settings, levels: [] };
    const known = mounted.get(key);
    if (known) {
      Object.assign(known.item, source);
    } else {
      const item = Object.assign(new Item(key, source), source);
      mounted.set(key, { item, end: register(item, [form.registry]) });
    }
  };
  /** Does what React does after each change: rows keep their items, under new paths. */
  const reconcile = () => {
    const rows = new Map(
      form.model.rows.map(({ id }, index) => [`row${id}`, `rows.${index}.text`]),
    );
    for (const [key, { end }] of mounted) {
      if (!key.startsWith('row') || rows.has(key)) continue;
      end();
      mounted.delete(key);
    }
    rows.forEach((path, key) => mount(key, path));
  };
  mount('a', 'a');
  mount('b', 'b');
  reconcile();

  const press = () => {
    const values = clone(form.model);
    void submit({
      form: form as never,
      values,
      items: [...form.registry],
      send: () => {
        submitted.push(values);
        return new Promise<void>((resolve) => void sends.push(resolve));
      },
    });
  };
  return { form, methods, pending, sends, submitted, mounted, reconcile, press };
}

type World = ReturnType<typeof createWorld>;
type Operation = (world: World) => void;

const text = fc.constantFrom('', 'ok', 'fine', 'bad', 'worse bad');
const nth = fc.nat(4);
const at = <V,>(list: V[], index: number): V | undefined => list[index % Math.max(list.length, 1)];
const itemAt = ({ mounted }: World, index: number) => at([...mounted.values()], index)?.item;

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Operation>(({ press }) => press()) },
  {
    weight: 4,
    arbitrary: fc.tuple(nth, text, fc.boolean()).map<Operation>(([index, value, isChecked]) => {
      return (world) => {
        const item = itemAt(world, index);
        item?.edit(value);
        if (isChecked) item?.check();
      };
    }),
  },
  {
    weight: 3,
    arbitrary: nth.map<Operation>((index) => ({ pending }) => {
      pending.splice(index % Math.max(pending.length, 1), 1)[0]?.();
    }),
  },
  fc.constant<Operation>(({ methods }) => void methods.validate().catch(ignore)),
  nth.map<Operation>((index) => (world) => {
    void itemAt(world, index)?.methods.validate().catch(ignore);
  }),
  nth.map<Operation>((index) => (world) => itemAt(world, index)?.methods.clearValidate()),
  fc.constant<Operation>(({ methods }) => methods.clearValidate()),
  fc.constant<Operation>(({ methods }) => methods.reset()),
  text.map<Operation>((a) => ({ methods }) => {
    methods.reset({ a, b: 'ok', rows: [{ id: 7, text: 'fine' }] });
  }),
  fc.constant<Operation>(({ methods }) => methods.setError('a', 'by hand')),
  fc.constant<Operation>(({ form }) => void form.model.rows.reverse()),
  fc.constant<Operation>(({ form }) => void form.model.rows.shift()),
  text.map<Operation>((value) => ({ form }) => {
    const id = Math.max(0, ...form.model.rows.map((row) => row.id)) + 1;
    form.model.rows.push({ id, text: value });
  }),
  fc.constant<Operation>(({ sends }) => sends.shift()?.()),
);

/** Lets all that is settled take its course. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('a submit never sends what its rules refuse, and always comes to an end', async () => {
  jest.spyOn(console, 'warn').mockImplementation(ignore);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ a: text, b: text, row: text }),
      fc.record({ a: fc.boolean(), b: fc.boolean(), row: fc.boolean() }),
      fc.array(operation, { minLength: 3, maxLength: 30 }),
      async ({ a, b, row }, slow, operations) => {
        const first = { a, b, rows: [{ id: 1, text: row }] };
        const world = createWorld(first, (key) => slow[key.replace(/\d/, '') as 'a']);
        const { submitted, pending, sends, form } = world;
        for (const operate of operations) {
          operate(world);
          world.reconcile();
          await settle();
        }
        while (pending.length || sends.length) {
          pending.pop()?.();
          sends.pop()?.();
          await settle();
        }
        expect(submitted.filter((values) => !passes(values))).toEqual([]);
        expect(form.state.isSubmitting).toBe(false);
      },
    ),
    { numRuns },
  );
}, 3_600_000);
