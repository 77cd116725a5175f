/**
 * @title Mantine
 * @description An invitation with TextInput, Select and Checkbox. Send it empty: each field shows its error in Mantine's own place, and the first one receives focus.
 * @keywords Mantine, TextInput, Select, Checkbox, error, noStyle, defineProps, formatChangeValue, UI kit
 */
import { useState } from 'react';
import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles.css';
import { Form, useForm, type GetContentOptions } from 'bindform';

/** Mantine shows the message under the control and makes the border red. */
const withError = ({ errorMessage }: GetContentOptions) => ({ error: errorMessage });

export default function Invitation() {
  const { render, model, contextProps } = useForm(
    { email: '', role: '', agreed: false },
    { noStyle: true, customErrTips: false },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ `The invitation is on its way to ${model.email}.`)}
    >
      <Stack align="flex-start" maw={320}>
        {render('email', {
          rules: {
            required: 'Enter an email address',
            validator: (email) => !/.@./.test(email) && 'Enter a complete email address',
          },
          defineProps: withError,
        })(<TextInput label="Email" type="email" withAsterisk w="100%" autoComplete="off" />)}
        {render('role', {
          rules: { required: 'Choose a role' },
          // A cleared Select passes null, and one without a choice expects it.
          formatChangeValue: (role: string | null) => role ?? '',
          defineProps: (options) => ({ ...withError(options), value: options.model.role || null }),
        })(
          <Select
            label="Role"
            withAsterisk
            w="100%"
            placeholder="Choose…"
            data={[
              { value: 'viewer', label: 'Viewer' },
              { value: 'editor', label: 'Editor' },
              { value: 'admin', label: 'Administrator' },
            ]}
          />,
        )}
        {render('agreed', {
          rules: { required: 'Confirm that you know this person' },
          defineProps: withError,
        })(<Checkbox label="I know this person" />)}
        <Button type="submit">Send invitation</Button>
        <p role="status">{outcome}</p>
      </Stack>
    </Form>
  );
}
