/**
 * @title Control all fields through a ref
 * @description Each button calls one method of the form’s ref. Pause the rules and validate: there are no errors until you apply the rules again.
 * @keywords ref, FormMethod, removeValidator, reapplyValidator, setError, clearValidate, reset
 */
import { useRef } from 'react';
import { Form, FormItem, type FormMethod } from 'bindform';
import 'bindform/styles.css';

const inUse = /* i18n */ 'Another program uses this port';

const methods: { label: string; call: (form: FormMethod) => unknown }[] = [
  { label: 'Validate', call: (form) => form.validate().catch(() => {}) },
  { label: 'Set the port', call: (form) => form.setValue('port', '443') },
  { label: 'Mark as in use', call: (form) => form.setError('port', inUse) },
  { label: 'Clear errors', call: (form) => form.clearValidate() },
  { label: 'Pause rules', call: (form) => form.removeValidator() },
  { label: 'Apply rules', call: (form) => form.reapplyValidator() },
  { label: 'Reset', call: (form) => form.reset() },
];

export default function ServerSettings() {
  const form = useRef<FormMethod>(null);

  return (
    <>
      <Form ref={form} labelPosition="top">
        <FormItem bindId="host" label="Host" rules={{ required: 'Enter a host' }}>
          <input />
        </FormItem>
        <FormItem
          bindId="port"
          label="Port"
          defaultValue="8080"
          rules={{ required: 'Enter a port' }}
        >
          <input type="number" min={1} max={65535} />
        </FormItem>
      </Form>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockStart: '1rem' }}>
        {methods.map(({ label, call }) => (
          <button key={label} type="button" onClick={() => form.current && call(form.current)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
