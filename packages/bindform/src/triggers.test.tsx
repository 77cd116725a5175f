import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, useForm, type Trigger, type UseFormReturn } from './index';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'F' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const isShown = () => screen.queryByRole('alert') !== null;

let form!: UseFormReturn<{ f: string }>;
function Host({ trigger, own }: { trigger?: Trigger; own?: Trigger }) {
  form = useForm({ f: '' }, { trigger });
  return (
    <Form contextProps={form.contextProps} onSubmit={() => undefined}>
      {form.render('f', {
        label: 'F',
        trigger: own,
        rules: { validator: (value) => value.length < 3 && 'Too short' },
      })(<input />)}
      <button>Send</button>
    </Form>
  );
}
const press = () => act(async () => void fireEvent.click(screen.getByText('Send')));

describe('touched', () => {
  it.each([
    ['of the form', <Host key="1" trigger="touched" />],
    ['of the field', <Host key="2" trigger="manual" own={['touched']} />],
  ])('%s waits for the first blur, then runs after each change', (_, host) => {
    render(host);
    type('a');
    expect(isShown()).toBe(false);
    fireEvent.blur(input());
    expect(isShown()).toBe(true);
    type('abc');
    expect(isShown()).toBe(false);
    type('ab');
    expect(isShown()).toBe(true);
  });

  it('waits again after a reset', () => {
    render(<Host trigger="touched" />);
    fireEvent.blur(input());
    act(() => form.reset());
    type('a');
    expect(isShown()).toBe(false);
  });
});

describe('submitted', () => {
  it('waits for the first submit, then runs after each change', async () => {
    render(<Host trigger="submitted" />);
    type('a');
    fireEvent.blur(input());
    expect(isShown()).toBe(false);
    await press();
    expect(isShown()).toBe(true);
    type('abc');
    expect(isShown()).toBe(false);
    fireEvent.blur(input());
    type('ab');
    expect(isShown()).toBe(true);
    act(() => form.reset());
    type('a');
    expect(isShown()).toBe(false);
  });

  it('begins with validate(), too, and with a submit that was valid', async () => {
    render(<Host trigger="submitted" />);
    await act(() => form.validate().catch(() => undefined));
    type('abc');
    expect(isShown()).toBe(false);
    await press();
    type('a');
    expect(isShown()).toBe(true);
  });

  it('combines with another moment', () => {
    render(<Host trigger={['submitted', 'blur']} />);
    type('a');
    expect(isShown()).toBe(false);
    fireEvent.blur(input());
    expect(isShown()).toBe(true);
  });

  it('waits for the first submit also after a blur has validated', async () => {
    render(<Host trigger={['blur', 'submitted']} />);
    type('abc');
    fireEvent.blur(input());
    type('a');
    expect(isShown()).toBe(false);
    await press();
    type('abc');
    expect(isShown()).toBe(false);
    type('a');
    expect(isShown()).toBe(true);
  });
});
