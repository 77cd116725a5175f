/**
 * @title Chakra UI
 * @description A workshop registration with Input, NativeSelect and Checkbox. Register without an entry: each Field.Root shows its error, and the first control receives focus.
 * @keywords Chakra UI, Field, Field.Root, ErrorText, Input, NativeSelect, Checkbox, render function, noStyle, UI kit
 */
import { useState, type ReactNode } from 'react';
import { Button, Checkbox, Field, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { Form, useForm, type GetContentOptions } from 'bindform';

type ChakraFieldProps = Pick<GetContentOptions, 'attrs' | 'isError' | 'errorMessage'> & {
  label?: string;
  children: ReactNode;
};

/** Chakra's label and error around a control; Field.Root connects them with it. */
function ChakraField({ attrs, isError, errorMessage, label, children }: ChakraFieldProps) {
  return (
    <Field.Root id={attrs.id} invalid={isError} required>
      {label && (
        <Field.Label>
          {label} <Field.RequiredIndicator />
        </Field.Label>
      )}
      {children}
      <Field.ErrorText>{errorMessage}</Field.ErrorText>
    </Field.Root>
  );
}

export default function Registration() {
  const { render, model, contextProps } = useForm(
    { name: '', workshop: '', agreed: false },
    { noStyle: true, customErrTips: false },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ `${model.name}, your place is reserved.`)}
    >
      <Stack gap="4" align="flex-start" maxW="xs">
        {render('name', { rules: { required: 'Enter your name' } })((field) => (
          <ChakraField label="Name" {...field}>
            <Input {...field.attrs} autoComplete="off" />
          </ChakraField>
        ))}
        {render('workshop', { rules: { required: 'Choose a workshop' } })((field) => {
          const { value, onChange, onBlur, name, ref } = field.attrs;
          return (
            <ChakraField label="Workshop" {...field}>
              <NativeSelect.Root>
                <NativeSelect.Field {...{ value, onChange, onBlur, name, ref }}>
                  <option value="">Choose…</option>
                  <option value="forms">Accessible forms</option>
                  <option value="tests">Testing in the browser</option>
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </ChakraField>
          );
        })}
        {render('agreed', { rules: { required: 'Accept the code of conduct' } })((field) => {
          const { checked, onChange, onBlur, name, ref } = field.attrs;
          return (
            <ChakraField {...field}>
              <Checkbox.Root
                name={name}
                checked={checked}
                onCheckedChange={(details) => onChange(details.checked === true)}
              >
                <Checkbox.HiddenInput onBlur={onBlur} ref={ref} />
                <Checkbox.Control />
                <Checkbox.Label>I accept the code of conduct</Checkbox.Label>
              </Checkbox.Root>
            </ChakraField>
          );
        })}
        <Button type="submit">Register</Button>
        <p role="status">{outcome}</p>
      </Stack>
    </Form>
  );
}
