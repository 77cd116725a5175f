import { act, render, screen } from '@testing-library/react';
import { mountForm } from './testing/mountForm';
import { press } from './testing/textForm';
import { Form, FormItem, type Messages, type Rules, type UseFormReturn } from './index';

/** Validates one field by rules of any kind, and returns its error. */
async function errorOf(value: unknown, rules: unknown, messages?: Partial<Messages>) {
  const { form } = mountForm(
    { field: value },
    (it) => it.render('field', { rules: rules as Rules })(<input />),
    { messages: { required: 'Required', invalid: 'Invalid', ...messages } },
  );
  const error = await act(() => form.validate().then(() => undefined, String));
  return [error, screen.queryByRole('alert')?.textContent];
}

const failing = (message: string) => ({
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message }] }) },
});

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['an issue without a text', failing(''), undefined, 'Invalid'],
  ['an issue without a text, in another language', failing(''), { invalid: '无效' }, '无效'],
  ['an issue without a text, without translations', failing(''), { invalid: '' }, 'Invalid'],
  ['a rule whose translation is empty', { required: true }, { required: '' }, 'Required'],
  ['a rule after one that is switched off', [false, { required: 'Enter' }], undefined, 'Enter'],
  ['a rule after one that is absent', [undefined, { required: 'Enter' }], undefined, 'Enter'],
])('%s fails', async (_what, rules, messages, message) => {
  expect(await errorOf('', rules, messages)).toEqual([`Error: ${message}`, message]);
});

describe('what has no separate text', () => {
  const invalid = 'Ungültig';
  const thrown = (): never => {
    throw undefined as never;
  };
  type Control = Pick<UseFormReturn<{ field: string }>, 'setError' | 'setFormError'>;

  it.each<[string, (form: Control) => void]>([
    ['setError', (form) => form.setError('field', {} as never)],
    ['setFormError', (form) => form.setFormError({} as never)],
  ])('is in the language of the form when given to %s', (_how, set) => {
    const { form } = mountForm(
      { field: '' },
      (it) => (
        <Form contextProps={it.contextProps}>{it.render('field', { label: 'F' })(<input />)}</Form>
      ),
      { messages: { required: 'Pflicht', invalid } },
    );
    act(() => set(form));
    expect(screen.getByRole('alert')).toHaveTextContent(invalid);
  });

  it.each([
    ['onSubmit throws', undefined],
    ['the schema of the form gives', failing('')],
    [
      'the schema of the form throws',
      { '~standard': { version: 1, vendor: 'test', validate: thrown } },
    ],
  ])('is in the language of the form when %s it', async (_how, schema) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mountForm(
      { field: '' },
      (it) => (
        <Form contextProps={it.contextProps} onSubmit={thrown}>
          {it.render('field', { label: 'F' })(<input />)}
          <button>Send</button>
        </Form>
      ),
      { messages: { required: 'Pflicht', invalid }, schema } as never,
    );
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(invalid);
  });
});

it.each([
  ['an empty list', []],
  ['a list of conditions that are false', [false, '', [null]]],
])('%s from a validator counts as no error', async (_what, message) => {
  expect(await errorOf('', { validator: () => message })).toEqual([undefined, undefined]);
});

it('the message of the error is the text that is shown', async () => {
  const isVery = false as boolean;
  const validator = () => <b>Too {isVery && 'very '}short</b>;
  expect(await errorOf('', { validator })).toEqual(['Error: Too short', 'Too short']);
});

it('rules without a path never stop a submit, as BF004 says', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onSubmit = jest.fn();
  render(
    <Form onSubmit={onSubmit}>
      <FormItem label="Note" rules={{ required: true }} getContent={() => <b>replaced</b>}>
        <input aria-label="Note" />
      </FormItem>
      <button>Send</button>
    </Form>,
  );
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

it('a listener of the signal may validate again', async () => {
  let isFirst = true;
  const { form } = mountForm({ field: 'a' }, (it) =>
    it.render('field', {
      rules: {
        validator(value, { signal }) {
          if (isFirst) signal.addEventListener('abort', () => outcomes.push(form.validate()));
          isFirst = false;
          return Promise.resolve(value === 'b' && 'No b');
        },
      },
    })(<input />),
  );
  const outcomes: Promise<unknown>[] = [];
  await act(async () => {
    outcomes.push(form.validate());
    form.model.field = 'b';
    outcomes.push(form.validate());
    await Promise.allSettled(outcomes);
  });
  const settled = await Promise.allSettled(outcomes);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(screen.getByRole('alert')).toHaveTextContent('No b');
});

it('a listener of the signal may write what the rule reads', async () => {
  let asked = 0;
  const { form } = mountForm({ field: 'a', aborted: 0 }, (it) =>
    it.render('field', {
      rules: {
        async validator(_, { signal, model }) {
          asked += 1;
          void model.aborted;
          signal.addEventListener('abort', () => {
            model.aborted += 1;
          });
          await Promise.resolve();
        },
      },
    })(<input />),
  );
  await act(async () => {
    void form.validate().catch(() => undefined);
    await form.validate();
  });
  expect(asked).toBe(2);
  expect(form.state.isValidating).toBe(false);
});
