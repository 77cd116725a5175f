/**
 * @title Validate a username
 * @description Enter a username that is too short or taken: the error says what to change. “ada” is taken.
 * @keywords rules, async, validator, submit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const isTaken = (handle: string) =>
  new Promise<boolean>((answer) => setTimeout(answer, 300, handle === 'ada'));

export default function Handle() {
  const { render, contextProps, model } = useForm({ handle: '' });
  const [welcome, setWelcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      labelPosition="top"
      onSubmit={() => setWelcome(/* i18n */ `Welcome, ${model.handle}.`)}
    >
      {render('handle', {
        label: 'Username',
        rules: [
          { required: 'Enter a username' },
          { validator: (handle) => handle.length < 3 && 'Use at least three letters' },
          { validator: async (handle) => (await isTaken(handle)) && 'This username is taken' },
        ],
      })(<input autoComplete="off" />)}
      <button>Continue</button>
      <p role="status">{welcome}</p>
    </Form>
  );
}
