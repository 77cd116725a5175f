import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, useForm, type UseFormReturn } from './index';
import { later } from './testing/later';

interface Model {
  rows: string[];
  name: string;
}

/** A form whose field `name` is required, after another field. */
function mountBefore(show: (form: UseFormReturn<Model>) => ReactNode) {
  function Host() {
    const form = useForm<Model>({ rows: [], name: '' });
    return (
      <Form contextProps={form.contextProps} onSubmit={() => {}}>
        {show(form)}
        {form.render('name', { label: 'Name', rules: { required: 'Enter a name' } })(<input />)}
        <button>Send</button>
      </Form>
    );
  }
  render(<Host />);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const rules = { required: 'Add a row' };

it.each([
  ['a field without a control', () => null, undefined],
  ['a field with only a label', () => null, 'Rows'],
  ['a disabled control', <input key="" disabled />, 'Rows'],
])('a submit focuses the next invalid control after %s', async (_what, content, label) => {
  mountBefore((form) => form.render('rows', { label, rules })(content));
  await send();
  expect(screen.getByText('Add a row')).toBeVisible();
  expect(screen.getByLabelText(/Name/)).toHaveFocus();
});

it('a rule that is still pending does not move the focus after the submit has failed', async () => {
  const validator = () => later<string>().promise;
  mountBefore((form) => form.render('rows.0', { label: 'Row', rules: { validator } })(<input />));
  await send();
  await userEvent.type(screen.getByLabelText('Row'), 'abc');
  expect(screen.getByLabelText('Row')).toHaveValue('abc');
});
