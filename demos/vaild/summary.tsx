/**
 * @title Error summary
 * @description Submit with errors: a list of them appears above the form and receives focus. Each entry links to its field.
 * @keywords error summary, accessibility, focus, submit, WCAG, screen reader
 */
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useForm, type ValidationError } from 'bindform';
import 'bindform/styles.css';

export default function VetAppointment() {
  const [ids] = useState(() => new Map<string, string>());
  const { render, validate, model } = useForm(
    { animal: '', reason: '' },
    {
      labelPosition: 'top',
      trigger: 'manual',
      contextProps: { mounted: ({ bindId, uid }) => ids.set(bindId, uid) },
    },
  );
  const [errors, setErrors] = useState<ValidationError['errors']>([]);
  const [outcome, setOutcome] = useState('');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    validate().then(
      () => {
        setErrors([]);
        setOutcome(/* i18n */ `See you soon, ${model.animal}.`);
      },
      (error: ValidationError) => {
        setErrors(error.errors);
        setOutcome('');
      },
    );
  };
  const goTo = (event: MouseEvent, bindId: string) => {
    event.preventDefault();
    document.getElementById(ids.get(bindId) ?? '')?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      {errors.length > 0 && (
        <div ref={summary} tabIndex={-1} role="group" aria-labelledby="vet-problems">
          <strong id="vet-problems">There is a problem</strong>
          <ul>
            {errors.map(({ bindId, message }) => (
              <li key={bindId}>
                <a href={`#${ids.get(bindId)}`} onClick={(event) => goTo(event, bindId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {render('animal', { label: 'Pet name', rules: { required: 'Enter a name' } })(
        <input autoComplete="off" />,
      )}
      {render('reason', { label: 'Reason', rules: { required: 'Enter a reason' } })(
        <textarea rows={2} />,
      )}
      <button type="submit">Book</button>
      <p role="status">{outcome}</p>
    </form>
  );
}
