import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const teams = ['Design', 'Engineering', 'Sales'];

/** Invalid controls have a red border. */
const withError = ({ isError }: { isError: boolean }) => ({ error: isError });

export function Profile({ save }: { save: (values: { name: string; team: string }) => void }) {
  const form = useForm({ name: '', team: '', terms: false }, { labelPosition: 'top' });
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('name', {
        label: 'Display name',
        rules: { required: 'Enter a name' },
        defineProps: withError,
      })(<TextInput />)}
      {form.render('team', {
        label: 'Team',
        rules: { required: 'Choose a team' },
        formatChangeValue: (team: unknown) => (team as string | null) ?? '',
        defineProps: ({ model, isError }) => ({ value: model.team || null, error: isError }),
      })(<Select data={teams} />)}
      {form.render('terms', { rules: { required: 'Accept the terms' }, defineProps: withError })(
        <Checkbox label="I accept the terms" />,
      )}
      <Button type="submit">Save profile</Button>
    </Form>
  );
}
