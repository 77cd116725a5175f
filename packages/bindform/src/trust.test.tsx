import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { Form, useForm, type Trigger, type UseFormReturn } from './index';

/**
 * Runs of the property through React; set BINDFORM_TRUST_RUNS for more of them. Without React,
 * `trustCore.test.tsx` makes many more in the same time.
 */
const numRuns = Number(process.env.BINDFORM_TRUST_RUNS ?? 40);

interface Row {
  id: number;
  text: string;
}
interface Model {
  a: string;
  b: string;
  rows: Row[];
}

/** What the rules refuse, whichever way they say it. */
const isBad = (value: string) => value === '' || value.includes('bad');

/** Two fields may not have this value both, which the rule of one of them refuses. */
const isClash = (a: string, b: string) => a === 'fine' && b === 'fine';

/** Whether every value of the data passes the rule of its field. */
const passes = ({ a, b, rows }: Model) =>
  ![a, b, ...rows.map(({ text }) => text)].some(isBad) && !isClash(a, b);

/** Answers of rules that the test gives, in the order that it likes. */
type Pending = { settle: () => void }[];

interface World {
  form: UseFormReturn<Model>;
  pending: Pending;
  isSlow: { a: boolean; b: boolean; rows: boolean };
  sends: (() => void)[];
}

const text = fc.constantFrom('', 'ok', 'fine', 'bad', 'worse bad');
const field = fc.constantFrom('a', 'b', 'rows.0.text', 'rows.1.text');

type Operation = (world: World) => void;

const press = () => fireEvent.click(screen.getByText('Send'));
const ignore = () => undefined;
const input = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Operation>(() => void press()) },
  {
    weight: 4,
    arbitrary: fc.tuple(field, text).map<Operation>(([label, value]) => () => {
      const control = input(label);
      if (control) fireEvent.change(control, { target: { value } });
    }),
  },
  {
    weight: 3,
    arbitrary: fc.nat(5).map<Operation>((index) => ({ pending }) => {
      pending.splice(index % Math.max(pending.length, 1), 1)[0]?.settle();
    }),
  },
  fc.tuple(field, text).map<Operation>(([path, value]) => ({ form }) => {
    if (!path.startsWith('rows') || form.model.rows[Number(path[5])]) {
      form.setValue(path as 'a', value);
    }
  }),
  field.map<Operation>((label) => () => {
    const control = input(label);
    if (control) fireEvent.blur(control);
  }),
  fc.constant<Operation>(({ form }) => void form.validate().catch(ignore)),
  field.map<Operation>((path) => ({ form }) => {
    const id = path as 'a';
    void form.validate(id).catch(ignore);
  }),
  fc.constant<Operation>(({ form }) => form.clearValidate()),
  fc.constant<Operation>(({ form }) => form.clearValidate('b')),
  fc.constant<Operation>(({ form }) => form.reset()),
  fc.constant<Operation>(({ form }) => form.setError('a', 'by hand')),
  fc.constant<Operation>(({ form }) => void form.model.rows.reverse()),
  fc.constant<Operation>(({ form }) => void form.model.rows.shift()),
  text.map<Operation>((value) => ({ form }) => {
    const id = Math.max(0, ...form.model.rows.map((row) => row.id)) + 1;
    form.model.rows.push({ id, text: value });
  }),
  fc.constant<Operation>(({ sends }) => sends.shift()?.()),
);

const trigger = fc.constantFrom<Trigger>('change', 'blur', 'touched', 'submitted', 'manual');

it('never hands onSubmit data that its rules refuse', async () => {
  jest.spyOn(console, 'warn').mockImplementation(ignore);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ a: text, b: text, row: text }),
      fc.record({ a: fc.boolean(), b: fc.boolean(), rows: fc.boolean() }),
      trigger,
      fc.boolean(),
      fc.array(operation, { minLength: 3, maxLength: 16 }),
      async (first, isSlow, when, isStrict, operations) => {
        const pending: Pending = [];
        const sends: (() => void)[] = [];
        const submitted: Model[] = [];
        let form!: UseFormReturn<Model>;
        /** A rule that answers at once, or when the test says so, by a message or by throwing. */
        const rule = (slow: boolean, isSecond = false) => ({
          validator: (value: string) => {
            const isRefused = isBad(value) || (isSecond && isClash(form.model.a, value));
            if (!slow) return isRefused && 'refused';
            return new Promise<string>((resolve, reject) => {
              const settle = () =>
                value === 'bad'
                  ? reject(new Error('refused'))
                  : resolve(isRefused ? 'refused' : '');
              pending.push({ settle });
            });
          },
        });
        function Host() {
          form = useForm<Model>({ a: first.a, b: first.b, rows: [{ id: 1, text: first.row }] });
          const ids = form.useSubscribe(({ model }) => model.rows.map(({ id }) => id));
          const item = (id: 'a', slow: boolean) =>
            form.render(id, {
              label: id,
              trigger: when,
              rules: rule(slow, id === ('b' as string)),
            })(<input />);
          return (
            <Form
              contextProps={form.contextProps}
              onSubmit={(values: Model) => {
                // What the reader of the data sees at any later time counts, too.
                submitted.push(values);
                return new Promise<void>((resolve) => void sends.push(resolve));
              }}
            >
              {item('a', isSlow.a)}
              {item('b' as 'a', isSlow.b)}
              {ids.map((id, index) => (
                <div key={id}>{item(`rows.${index}.text` as 'a', isSlow.rows)}</div>
              ))}
              <button>Send</button>
            </Form>
          );
        }
        const host = <Host />;
        render(isStrict ? <StrictMode>{host}</StrictMode> : host);
        const world: World = { form, pending, isSlow, sends };
        for (const operate of operations) {
          await act(async () => operate(world));
          expect(submitted.filter((values) => !passes(values))).toEqual([]);
        }
        while (pending.length) await act(async () => pending.pop()?.settle());
        expect(submitted.filter((values) => !passes(values))).toEqual([]);
        cleanup();
      },
    ),
    { numRuns },
  );
}, 3_600_000);
