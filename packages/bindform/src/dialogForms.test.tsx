import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { Form, FormItem, useForm, type UseFormReturn } from './index';

let inner: UseFormReturn<{ note: string }>;

/** The form of a dialog, in a portal inside the form of the page. */
function Dialog() {
  inner = useForm({ note: '' });
  return createPortal(
    <Form contextProps={inner.contextProps} onSubmit={() => {}}>
      {inner.render('note', { label: 'Note', rules: { required: true } })(<input />)}
      <button type="reset">Clear</button>
    </Form>,
    document.body,
  );
}

function Page(props: {
  onSubmit?: (values: { name: string }) => void;
  onReset?: (event: FormEvent) => void;
}) {
  const form = useForm({ name: 'Ada' });
  return (
    <Form contextProps={form.contextProps} onSubmit={() => {}} {...props}>
      {form.render('name', { label: 'Name' })(<input />)}
      <Dialog />
      <button>Send</button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('the form around a dialog does not validate the form of the dialog', async () => {
  const onSubmit = jest.fn();
  render(<Page onSubmit={onSubmit} />);
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the form around a dialog does not send the values of the dialog', async () => {
  const onSubmit = jest.fn();
  render(
    <Form onSubmit={onSubmit}>
      <FormItem bindId="name" initialValue="Ada">
        <input />
      </FormItem>
      {createPortal(
        <Form onSubmit={() => {}}>
          <FormItem bindId="note" initialValue="later">
            <input />
          </FormItem>
        </Form>,
        document.body,
      )}
      {createPortal(
        <FormItem bindId="city" initialValue="London">
          <input />
        </FormItem>,
        document.body,
      )}
      <button>Send</button>
    </Form>,
  );
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', city: 'London' });
});

it('onReset of the form around a dialog is not called for a reset of the dialog', () => {
  const onReset = jest.fn((event: FormEvent) => event.preventDefault());
  render(<Page onReset={onReset} />);
  fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onReset).not.toHaveBeenCalled();
  expect(inner.model.note).toBe('');
});

/** A control that hands no ref on, and so is found by its id. */
const Unreachable = ({ ref: _, ...props }: ComponentProps<'input'>) => <input {...props} />;

it('a field whose id another element has, too, is validated and sent', async () => {
  const onSubmit = jest.fn();
  render(
    <>
      <form>
        <input id="email" aria-label="Newsletter" />
      </form>
      <Form onSubmit={onSubmit}>
        <FormItem bindId="email" label="Email" rules={{ required: 'Enter an address' }}>
          <Unreachable id="email" />
        </FormItem>
        <button>Send</button>
      </Form>
    </>,
  );
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an address');
});

it('a reset of the form around a dialog leaves the dialog as it is', async () => {
  const { rerender } = render(<Page />);
  rerender(<Page onSubmit={() => {}} />);
  fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'typed' } });
  fireEvent.reset(screen.getByRole('button', { name: 'Send' }).closest('form')!);
  await act(async () => undefined);
  expect(inner.model.note).toBe('typed');
});
