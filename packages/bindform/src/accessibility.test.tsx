import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { Form, FormItem, useForm, type UseFormConfig } from './index';
import { mountForm } from './testing/mountForm';
import { settled } from './testing/settled';

async function violations() {
  // jsdom lays nothing out, so that colors cannot be judged here.
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

const required = { required: 'Tell us' };

const show = ({ render: item, contextProps }: ReturnType<typeof useForm<Model>>) => (
  <Form contextProps={contextProps} onSubmit={() => undefined}>
    {item('name', { label: 'Name', rules: required })(<input />)}
    {item('kind', { label: 'Kind', rules: required })(
      <select>
        <option value="">None</option>
        <option>a</option>
      </select>,
    )}
    {item('agree', { label: 'Agree', rules: required })(<input type="checkbox" />)}
    {item('note', { label: 'Note' })(({ attrs: { checked: _checked, value, ...attrs } }) => (
      <textarea {...attrs} value={String(value)} />
    ))}
    {item('color', { label: 'Color' })(({ attrs }) => (
      <div role="radiogroup" id={attrs.id} aria-labelledby={attrs['aria-labelledby']}>
        {['red', 'blue'].map((color) => (
          <label key={color}>
            <input
              type="radio"
              name="color"
              value={color}
              checked={attrs.value === color}
              onChange={attrs.onChange}
            />
            {color}
          </label>
        ))}
      </div>
    ))}
    <FormItem bindId="name" label="Again" requireIndicator={<b>(needed)</b>} rules={required}>
      <input />
    </FormItem>
    <button>Send</button>
  </Form>
);

interface Model {
  name: string;
  kind: string;
  agree: boolean;
  note: string;
  color: string;
}

const model: Model = { name: '', kind: '', agree: false, note: '', color: '' };

it.each<[string, UseFormConfig]>([
  ['with its own layout', {}],
  ['with noStyle', { noStyle: true }],
  ['when read-only', { readOnly: true }],
])('a form %s has no violation, in error neither', async (_name, config) => {
  const { form } = mountForm(model, show, config);
  expect(await violations()).toEqual([]);
  await settled(() => form.validate().catch(() => undefined));
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  expect(await violations()).toEqual([]);
});

it('a label names its control, without the indicator, and a click on it reaches the control', async () => {
  const user = userEvent.setup();
  mountForm(model, show);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeRequired();
  await user.click(screen.getByText('Name'));
  expect(input).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Again' })).toBeRequired();
  await user.click(screen.getByText('Agree'));
  expect(screen.getByRole('checkbox', { name: 'Agree' })).toBeChecked();
});

it('a label names a group of controls too', () => {
  mountForm(model, show);
  expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeVisible();
});

it('an error is an alert that describes its control, which is invalid only then', async () => {
  const { form } = mountForm(model, show);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
  await settled(() => form.validate('name').catch(() => undefined));
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Tell us');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Tell us');
  act(() => form.clearValidate());
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('ids differ between forms, so that every label finds its own control', () => {
  const one = (text: string): ReactElement => (
    <FormItem bindId="same" label={text}>
      <input />
    </FormItem>
  );
  render(
    <>
      {one('One')}
      {one('Two')}
    </>,
  );
  expect(screen.getByLabelText('One')).not.toBe(screen.getByLabelText('Two'));
});

it('a submit that fails puts the focus on the first invalid control, by keyboard alone', async () => {
  const user = userEvent.setup();
  mountForm({ ...model, name: 'x' }, show);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
});
