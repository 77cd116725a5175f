import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form, FormItem, useForm } from './index';
import { mountForm } from './testing/mountForm';
import { settled } from './testing/settled';
import { field } from './testing/validation';

describe('options', () => {
  it('come from the nearest: own, then useForm, then Form; undefined counts as absent', () => {
    function Host() {
      const { render: item, contextProps } = useForm(
        { a: '', b: '' },
        { labelClass: 'of-use-form', errorClass: 'of-use-form', labelWidth: 50 },
      );
      return (
        <Form
          contextProps={contextProps}
          labelClass="of-form"
          formItemClass="of-form"
          labelPosition="top"
        >
          {item('a', { label: 'A', labelWidth: undefined, labelClass: 'own' })(<input />)}
          {item('b', { label: 'B' })(<input />)}
          <FormItem bindId="c" label="C" labelPosition="row">
            <input />
          </FormItem>
        </Form>
      );
    }
    render(<Host />);
    const itemOf = (label: string) => screen.getByText(label).parentElement;
    expect(screen.getByText('A')).toHaveClass('bindform-label own', { exact: true });
    expect(screen.getByText('A')).toHaveStyle({ width: '50px' });
    expect(screen.getByText('B')).toHaveClass('of-use-form');
    expect(itemOf('A')).toHaveClass('bindform-item of-form', { exact: true });
    expect(itemOf('A')).toHaveAttribute('data-label-position', 'top');
    expect(screen.getByText('C')).toHaveClass('of-use-form');
    expect(itemOf('C')).toHaveAttribute('data-label-position', 'row');
  });

  it('pass through a Form to those in it, but the model does not', () => {
    const mounted = jest.fn();
    function Host() {
      const outer = useForm({ name: 'outer' });
      const inner = useForm({ city: 'inner' });
      return (
        <Form
          contextProps={{ ...outer.contextProps, mounted }}
          labelPosition="top"
          labelClass="outer"
        >
          {outer.render('name', { label: 'Name' })(<input />)}
          <Form contextProps={inner.contextProps} labelClass="inner">
            <FormItem bindId="city" label="City">
              <input />
            </FormItem>
          </Form>
          <Form>
            <FormItem bindId="name" label="Own" initialValue="own">
              <input />
            </FormItem>
          </Form>
        </Form>
      );
    }
    render(<Host />);
    const itemOf = (label: string) => screen.getByText(label).parentElement;
    expect(itemOf('City')).toHaveAttribute('data-label-position', 'top');
    expect(screen.getByText('City')).toHaveClass('inner');
    expect(screen.getByText('Own')).toHaveClass('outer');
    expect(screen.getByLabelText('City')).toHaveValue('inner');
    expect(screen.getByLabelText('Own')).toHaveValue('own');
    expect(mounted.mock.calls.map(([{ bindId }]: [{ bindId: string }]) => bindId)).toEqual([
      'name',
    ]);
  });

  it('style every part', async () => {
    const form = field('', {
      rules: { required: 'Wrong' },
      labelWidth: '10em',
      labelPosition: 'top',
      fullWidth: true,
      labelStyle: { color: 'red' },
      labelClass: 'l',
      errorStyle: { color: 'red' },
      errorClass: 'e',
      formItemStyle: { color: 'red' },
      formItemClass: 'i',
      contentStyle: { color: 'red' },
      contentClass: 'c',
    });
    await act(() => form.validate().catch(() => undefined));
    const label = screen.getByText('F');
    const error = screen.getByText('Wrong');
    const content = error.parentElement;
    for (const [part, name] of [
      [label, 'l'],
      [error, 'e'],
      [label.parentElement, 'i'],
      [content, 'c'],
    ] as const) {
      expect(part).toHaveClass(name);
      expect(part).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    }
    expect(label).toHaveStyle({ width: '10em' });
    expect(label.parentElement).toHaveClass('bindform-item-full');
  });

  it('customErrTips shows another text than the message', async () => {
    const tips = jest.fn((message: ReactNode, bindId: string) => `${bindId}: ${String(message)}!`);
    const { form } = mountForm({ f: '', g: '' }, (it) => (
      <>
        {it.render('f', { rules: { required: 'No' }, customErrTips: tips })(<input />)}
        {it.render('g', { rules: { required: 'No' }, customErrTips: 'Look again' })(<input />)}
      </>
    ));
    await expect(settled(() => form.validate())).rejects.toThrow('No');
    const [first, second] = screen.getAllByRole('alert');
    expect(first).toHaveTextContent('f: No!');
    expect(second).toHaveTextContent('Look again');
  });

  it('customErrTips that gives nothing keeps the message out of sight', async () => {
    const { form } = mountForm({ f: '' }, (it) =>
      it.render('f', { rules: { required: 'No' }, customErrTips: () => null })(<input />),
    );
    await expect(settled(() => form.validate())).rejects.toThrow('No');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('customErrTips: false leaves neither an error nor a reference to it', async () => {
    const { form } = mountForm({ f: '' }, (it) =>
      it.render('f', { label: 'F', rules: { required: 'No' }, customErrTips: false })(<input />),
    );
    await expect(settled(() => form.validate())).rejects.toThrow('No');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(/F/)).toBeInvalid();
    expect(screen.getByLabelText(/F/)).not.toHaveAttribute('aria-describedby');
  });

  it('defineProps adds a description, and removes all with undefined', async () => {
    const rules = { required: 'No' };
    const { form } = mountForm({ f: '', g: '' }, (it) => (
      <>
        {it.render('f', { rules, defineProps: () => ({ 'aria-describedby': 'hint' }) })(<input />)}
        {it.render('g', { rules, defineProps: () => ({ 'aria-describedby': undefined }) })(
          <input aria-describedby="hint" />,
        )}
        <p id="hint">As on your card</p>
      </>
    ));
    await expect(settled(() => form.validate())).rejects.toThrow('No');
    const [first, second] = screen.getAllByRole('textbox');
    expect(first).toHaveAccessibleDescription('As on your card No');
    expect(second).not.toHaveAttribute('aria-describedby');
  });

  it('noStyle leaves label, control and error without wrappers and classes', async () => {
    function Host() {
      const form = useForm({ f: '' }, { noStyle: true });
      return (
        <main>
          {form.render('f', { label: 'F', rules: { required: 'Wrong' } })(<input />)}
          <button onClick={() => void form.validate().catch(() => undefined)} />
        </main>
      );
    }
    render(<Host />);
    fireEvent.click(screen.getByRole('button'));
    const error = await screen.findByRole('alert');
    expect([...screen.getByRole('main').children].map(({ tagName }) => tagName)).toEqual([
      'LABEL',
      'INPUT',
      'DIV',
      'BUTTON',
    ]);
    expect(error).not.toHaveAttribute('class');
    expect(screen.getByText('F')).not.toHaveAttribute('class');
    expect(screen.getByText('*')).not.toHaveAttribute('class');
    expect(screen.getByLabelText(/F/)).toHaveAccessibleDescription('Wrong');
  });
});
