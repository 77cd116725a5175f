import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState, type ReactNode } from 'react';
import { useForm, type UseFormConfig } from './index';
import { Linked, Rows, WithOptions } from './testing/components.compiled';

const input = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('in components that React Compiler has compiled', () => {
  it('new options reach fields', () => {
    const { rerender } = render(<WithOptions options={{}} />);
    const field = input('Name');
    expect(field).not.toHaveAttribute('readonly');
    rerender(<WithOptions options={{ readOnly: true, labelPosition: 'top', labelWidth: 80 }} />);
    expect(field).toHaveAttribute('readonly');
    expect(screen.getByText('Name')).toHaveStyle({ width: '80px' });
    expect(screen.getByText('Name').parentElement).toHaveAttribute('data-label-position', 'top');
    rerender(<WithOptions options={{}} />);
    expect(field).not.toHaveAttribute('readonly');
    expect(field).toBeInTheDocument();
  });

  it('rows are pushed and removed', async () => {
    const user = userEvent.setup();
    render(<Rows />);
    await user.click(screen.getByText('Add'));
    expect(input('row 1')).toHaveValue('row 1');
    await user.click(screen.getByText('Remove'));
    expect(screen.getAllByRole('textbox')).toEqual([input('row 1')]);
    await user.type(input('row 1'), '!');
    expect(input('row 1!')).toHaveValue('row 1!');
  });

  it('a subscription and a watch follow the model', async () => {
    const user = userEvent.setup();
    render(<Linked onForm={(form) => form.setValues({ country: 'fr' })} />);
    await user.type(input('Country'), '2');
    expect(input('City of de2')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await user.click(screen.getByText('Hand out'));
    expect(input('City of fr')).toBeInTheDocument();
    await user.clear(input('Country'));
    expect(input('City of')).toHaveAttribute('readonly');
  });
});

describe('options of useForm', () => {
  /** A form whose field is rendered once, whatever its host does. */
  function mount(first: UseFormConfig) {
    const renders = jest.fn();
    const Field = (props: object): ReactNode => {
      renders();
      return createElement('input', props);
    };
    let change!: (options: UseFormConfig) => void;
    function Host() {
      const [options, setOptions] = useState(first);
      change = setOptions;
      const { render: item } = useForm({ a: '' }, options);
      const [field] = useState(() => item('a', { label: 'A' })(<Field />));
      return field;
    }
    render(<Host />);
    return { renders, change: (options: UseFormConfig) => act(() => change(options)) };
  }

  it('render fields again when they differ, and only then', () => {
    const { renders, change } = mount({ errorStyle: { color: 'red' }, readOnly: false });
    expect(renders).toHaveBeenCalledTimes(1);
    change({ errorStyle: { color: 'red' }, readOnly: false });
    expect(renders).toHaveBeenCalledTimes(1);
    change({ errorStyle: { color: 'red' }, readOnly: true });
    expect(renders).toHaveBeenCalledTimes(2);
  });

  it('are those of the latest render when a handler needs them', () => {
    const { change } = mount({ formatChangeValue: () => 'first' });
    change({ formatChangeValue: () => 'second' });
    fireEvent.change(input('A'), { target: { value: 'x' } });
    expect(input('A')).toHaveValue('second');
  });
});
