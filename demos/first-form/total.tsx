/**
 * @title Step 3: Show a computed value
 * @description Choose a different ticket: the total updates. It is the only component outside the field that re-renders.
 * @keywords first form, tutorial, step 3, useSubscribe, total, select, computed value
 */
import { useState } from 'react';
import { Form, useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Booking {
  name: string;
  phone: string;
  ticket: string;
}

const prices: Record<string, number> = { regular: 40, student: 20 };
const phonePattern = /^1\d{10}$/;

function Total({ form }: { form: UseFormReturn<Booking> }) {
  const total = useSubscribe(form, ({ model }) => prices[model.ticket]);
  return <p>Total: ${total}</p>;
}

export default function Registration() {
  const form = useForm<Booking>(
    { name: '', phone: '', ticket: 'regular' },
    { labelPosition: 'top' },
  );
  const [registered, setRegistered] = useState('');

  return (
    <Form contextProps={form.contextProps} onSubmit={({ name }) => setRegistered(name)}>
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
      <Total form={form} />
      <div>
        <button>Register</button>
      </div>
      <p role="status">{registered && `Registered: ${registered}`}</p>
    </Form>
  );
}
