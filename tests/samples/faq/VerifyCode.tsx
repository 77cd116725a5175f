import { Form, useForm } from 'bindform';

export function VerifyCode({ verify }: { verify: (values: { code: string }) => Promise<void> }) {
  const form = useForm({ code: '' }, { trigger: 'submitted' });
  return (
    <Form contextProps={form.contextProps} onSubmit={verify}>
      {form.render('code', {
        label: 'Code',
        rules: { validator: (code) => code.length === 6 || 'Enter all 6 digits' },
        formatChangeValue: ({ target }) => target.value.replace(/\D/g, ''),
      })(
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ target }) => form.model.code.length === 6 && target.form?.requestSubmit()}
        />,
      )}
      <button type="submit">Verify</button>
    </Form>
  );
}
