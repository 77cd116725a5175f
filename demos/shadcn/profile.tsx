/**
 * @title Components in the style of shadcn/ui
 * @description Save the empty profile: each component styles its error with aria-invalid, and the first one receives focus.
 * @keywords shadcn, shadcn/ui, Radix, Select, Checkbox, Textarea, aria-invalid, UI kit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import { Button } from './ui/Button';
import { Input } from './ui/Input';
import { Textarea } from './ui/Textarea';
import { CheckboxField, SelectField } from './ui/adapters';

const roles = [
  { value: 'design', label: /* i18n */ 'Design' },
  { value: 'engineering', label: /* i18n */ 'Engineering' },
  { value: 'sales', label: /* i18n */ 'Sales' },
];

export default function Profile() {
  const form = useForm({ name: '', role: '', bio: '', terms: false }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ name }) => setOutcome(/* i18n */ `The profile of ${name} is saved.`)}
    >
      {form.render('name', { label: 'Display name', rules: { required: 'Enter a name' } })(
        <Input autoComplete="off" />,
      )}
      {form.render('role', { label: 'Team', rules: { required: 'Choose a team' } })(
        <SelectField options={roles} placeholder="Choose…" />,
      )}
      {form.render('bio', { label: 'About you' })(<Textarea rows={3} />)}
      {form.render('terms', { rules: { required: 'Accept the terms' } })(
        <CheckboxField>I accept the terms</CheckboxField>,
      )}
      <Button type="submit">Save profile</Button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
