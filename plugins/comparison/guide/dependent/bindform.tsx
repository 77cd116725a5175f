import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';
import { empty, schema, type Customer } from './schema';

export function Invoice({ save }: { save: (customer: Customer) => void }) {
  const form = useForm(empty, { schema });
  const isCompany = useSubscribe(form, ({ model }) => model.isCompany);

  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('email', { label: 'Email' })(<input type="email" />)}
      {form.render('isCompany', { label: 'Company' })(<input type="checkbox" />)}
      {isCompany && form.render('taxId', { label: 'Tax ID' })(<input />)}
      <button>Save</button>
    </Form>
  );
}
