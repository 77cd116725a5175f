/**
 * @title Choose a handle
 * @description Type a handle that is short or taken: the message says what to change. "ada" is taken.
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
        label: 'Handle',
        rules: [
          { required: 'Choose a handle' },
          { validator: (handle) => handle.length < 3 && 'Use at least three letters' },
          { validator: async (handle) => (await isTaken(handle)) && 'This handle is taken' },
        ],
      })(<input autoComplete="off" />)}
      <button>Take it</button>
      <p role="status">{welcome}</p>
    </Form>
  );
}
