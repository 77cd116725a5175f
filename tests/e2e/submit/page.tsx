import { useActionState } from 'react';
import { createRoot } from 'react-dom/client';
import { Form, useForm, useSubscribe, type UseFormReturn } from 'bindform';

const model = {
  agree: false,
  name: '',
  city: 'Bern',
  code: '',
  kind: 'y',
  files: null as FileList | null,
};

/** What the test reads and steers from outside. */
export interface Handle {
  form: UseFormReturn<typeof model>;
  /** What was submitted. */
  submitted: object[];
  /** Answers of the rule about the name. */
  answers: (() => void)[];
}

const handle = { submitted: [], answers: [] } as unknown as Handle;
(window as unknown as { handle: Handle }).handle = handle;

const isTaken = (name: string) =>
  new Promise<string>((resolve) =>
    handle.answers.push(() => resolve(name === 'taken' ? 'Already taken' : '')),
  );

async function send(values: typeof model) {
  // Throws for live data, which cannot be cloned.
  handle.submitted.push(structuredClone(values));
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (values.city === 'nowhere') handle.form.setError('city', 'No such city');
  if (values.city === 'offline') throw new Error('No connection');
}

function Page() {
  const form = useForm(model, { trigger: 'blur' });
  handle.form = form;
  const { render, contextProps } = form;
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);
  return (
    <Form contextProps={contextProps} onSubmit={send} labelPosition="top" autoComplete="off">
      {render('agree', { label: 'Terms', rules: { required: 'Please agree' } })(
        <input type="checkbox" id="own-id" />,
      )}
      {render('name', { label: 'Name', rules: { validator: isTaken } })(<input />)}
      {render('city', { label: 'City', rules: { required: 'Name a city' } })(<input />)}
      {render('code', {
        label: 'Code',
        formatChangeValue: ({ target }: { target: HTMLInputElement }) => target.value.toUpperCase(),
      })(<input />)}
      {render('kind', { label: 'Kind' })(
        <select>
          <option>x</option>
          <option>y</option>
        </select>,
      )}
      {render('files', { label: 'Files' })(<input type="file" />)}
      <button>Send</button>
      <button type="reset">Start over</button>
      <output>{isSubmitting ? 'sending' : 'idle'}</output>
    </Form>
  );
}

/** A form whose action gets what its fields have, and whose button is gone meanwhile. */
function Subscription() {
  const form = useForm({ email: '' });
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);
  const [sent, action] = useActionState(
    (before: string[], data: FormData) => [...before, String(data.get('email'))],
    [],
  );
  return (
    <Form contextProps={form.contextProps} action={action} aria-label="Newsletter">
      {form.render('email', {
        label: 'Email',
        rules: { validator: (email) => !email.includes('@') && 'Enter an address' },
      })(<input />)}
      {isSubmitting ? <em>Subscribing</em> : <button>Subscribe</button>}
      <ul>
        {sent.map((email, index) => (
          <li key={index}>{email}</li>
        ))}
      </ul>
    </Form>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Page />
    <Subscription />
  </>,
);
