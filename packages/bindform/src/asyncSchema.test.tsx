import { act, fireEvent, render } from '@testing-library/react';
import { Form, useForm, type UseFormConfig, type UseFormReturn } from './index';
import { later } from './testing/later';
import { alerts, input, press, settle, type } from './testing/textForm';

interface Model {
  age: string;
  from: string;
}
interface Result {
  issues?: { message: string; path: string[] }[];
}

let form!: UseFormReturn<Model>;
const onSubmit = jest.fn();
let answers: ReturnType<typeof later<Result>>[] = [];

/** A schema that answers when the test does. */
const schema = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: () => {
      answers.push(later());
      return answers.at(-1)!.promise;
    },
  },
};

function Host({ config }: { config?: UseFormConfig<Model> }) {
  form = useForm<Model>({ age: '', from: '1' }, { schema: schema as never, ...config });
  return (
    <Form contextProps={form.contextProps} onSubmit={onSubmit}>
      {form.render('age', { label: 'Age' })(<input />)}
      {form.render('from', { label: 'From' })(<input />)}
      <button>Send</button>
    </Form>
  );
}

beforeEach(() => {
  onSubmit.mockReset();
  answers = [];
});

it('uses the latest answer, and a change withdraws a submit', async () => {
  render(<Host />);
  await press();
  expect(form.state.isValidating).toBe(true);
  type('Age', '1');
  await settle();
  expect(answers.length).toBeGreaterThanOrEqual(2);
  await act(async () => answers[0].settle({}));
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => answers.at(-1)?.settle({ issues: [{ message: 'Late', path: ['age'] }] }));
  expect(alerts()).toEqual(['Late']);
  expect(form.state).toMatchObject({ isValidating: false, isSubmitting: false });
});

it('shows nothing of an earlier answer while it runs again, or after a reset', async () => {
  render(<Host />);
  const answer = (path: string) =>
    act(async () => answers.at(-1)?.settle({ issues: [{ message: `Bad ${path}`, path: [path] }] }));
  type('From', 'x');
  await answer('age');
  expect(alerts()).toEqual([]);
  type('Age', '5');
  await settle();
  expect(alerts()).toEqual([]);
  await answer('age');
  expect(alerts()).toEqual(['Bad age']);
  act(() => form.reset());
  type('Age', '6');
  expect(alerts()).toEqual([]);
});

it('continues a pending submit when the user only leaves a field', async () => {
  render(<Host config={{ trigger: 'touched' }} />);
  await press();
  fireEvent.blur(input('Age'));
  await act(async () => answers.forEach((answer) => answer.settle({})));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
