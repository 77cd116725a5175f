/**
 * @title List the errors of a form
 * @description Submit the empty form: a list shows all errors. Each entry links to its field, and corrected fields leave the list as you type.
 * @keywords errors, error summary, formState.errors, submitCount, submitted, error list, focus
 */
import { useId, useState, type MouseEvent } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function TableReservation() {
  const form = useForm(
    { guest: '', phone: '', time: '' },
    { labelPosition: 'top', trigger: 'submitted' },
  );
  const errors = useSubscribe(form, ({ state }) => (state.submitCount > 0 ? state.errors : []));
  const [outcome, setOutcome] = useState('');
  const prefix = useId();

  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ guest, time }) => setOutcome(/* i18n */ `A table for ${guest} at ${time}.`)}
      onSubmitError={() => setOutcome('')}
    >
      {errors.length > 0 && (
        <div role="group" aria-labelledby={`${prefix}-title`}>
          <strong id={`${prefix}-title`}>Please correct:</strong>
          <ul>
            {errors.map(({ bindId, message }) => (
              <li key={bindId}>
                <a
                  href={`#${prefix}-${bindId}`}
                  onClick={(event) => goTo(event, `${prefix}-${bindId}`)}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {form.render('guest', { label: 'Name', rules: { required: 'Enter your name' } })(
        <input id={`${prefix}-guest`} autoComplete="off" />,
      )}
      {form.render('phone', { label: 'Phone', rules: { required: 'Enter a phone number' } })(
        <input id={`${prefix}-phone`} type="tel" autoComplete="off" />,
      )}
      {form.render('time', { label: 'Time', rules: { required: 'Choose a time' } })(
        <select id={`${prefix}-time`}>
          <option value="">Choose</option>
          <option>18:00</option>
          <option>20:00</option>
        </select>,
      )}
      <button type="submit">Reserve a table</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
