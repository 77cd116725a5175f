/**
 * @title Step 5: Submit to a server
 * @description Register with a phone number that ends in 0: the server rejects it, and the field shows the error. Change the last digit and register again.
 * @keywords first form, tutorial, step 5, submit, server error, setError, isSubmitting
 */
import { useRef, useState } from 'react';
import { Form, useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Booking {
  name: string;
  phone: string;
  ticket: string;
  guests: { id: number; name: string }[];
}

const prices: Record<string, number> = { regular: 40, student: 20 };
const phonePattern = /^1\d{10}$/;

/** Simulates a server that returns an error message, or an empty string. */
const send = ({ phone }: Booking) =>
  new Promise<string>((resolve) => {
    const isKnown = phone.endsWith('0');
    setTimeout(() => resolve(isKnown ? /* i18n */ 'This number is already registered' : ''), 500);
  });

function Total({ form }: { form: UseFormReturn<Booking> }) {
  const total = useSubscribe(form, ({ model }) => prices[model.ticket] * (1 + model.guests.length));
  return <p>Total: ${total}</p>;
}

function Guests({ form }: { form: UseFormReturn<Booking> }) {
  const ids = useSubscribe(form, ({ model }) => model.guests.map(({ id }) => id));
  const nextId = Math.max(0, ...ids) + 1;
  const addButton = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    form.model.guests.splice(index, 1);
    addButton.current?.focus();
  };

  return (
    <>
      {ids.map((id, index) => (
        <div key={id}>
          {form.render(`guests.${index}.name`, {
            label: `Guest ${index + 1}`,
            rules: { required: 'Enter a name' },
          })(<input autoComplete="off" />)}
          <button
            type="button"
            aria-label={`Remove guest ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </button>
        </div>
      ))}
      <div>
        <button
          ref={addButton}
          type="button"
          onClick={() => form.model.guests.push({ id: nextId, name: '' })}
        >
          Add a guest
        </button>
      </div>
    </>
  );
}

function SubmitButton({ form }: { form: UseFormReturn<Booking> }) {
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);
  return <button aria-disabled={isSubmitting}>{isSubmitting ? 'Registering…' : 'Register'}</button>;
}

export default function Registration() {
  const form = useForm<Booking>(
    { name: '', phone: '', ticket: 'regular', guests: [] },
    { labelPosition: 'top' },
  );
  const [registered, setRegistered] = useState('');

  const register = async (data: Booking) => {
    setRegistered('');
    const error = await send(data);
    if (error) form.setError('phone', error);
    else setRegistered(data.name);
  };

  return (
    <Form contextProps={form.contextProps} onSubmit={register}>
      {form.render('name', {
        label: 'Name',
        rules: { required: 'Enter your name' },
      })(<input autoComplete="name" />)}
      {form.render('phone', {
        label: 'Phone',
        rules: {
          validator: (phone) => !phonePattern.test(phone) && 'Enter 11 digits, starting with 1',
        },
      })(<input type="tel" autoComplete="tel" />)}
      {form.render('ticket', { label: 'Ticket' })(
        <select>
          <option value="regular">Regular</option>
          <option value="student">Student</option>
        </select>,
      )}
      <Guests form={form} />
      <Total form={form} />
      <div>
        <SubmitButton form={form} />
      </div>
      <p role="status">{registered && `Registered: ${registered}`}</p>
    </Form>
  );
}
