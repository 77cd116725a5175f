/**
 * @title Form components with useForm
 * @description Type, and the model below updates. Hide the length and show it again: its value is kept.
 * @keywords useForm, contextProps, model, FormItem, nested path, conditional field
 */
import { useState } from 'react';
import { Form, FormItem, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function TalkProposal() {
  const form = useForm({ talk: { title: '', minutes: '30' } });
  const talk = useSubscribe(form, ({ model }) => model.talk);
  const [hasLength, setHasLength] = useState(true);

  return (
    <>
      <Form contextProps={form.contextProps} labelPosition="top">
        <FormItem bindId="talk.title" label="Title of the talk">
          <input />
        </FormItem>
        {hasLength && (
          <FormItem bindId="talk.minutes" label="Minutes">
            <input type="number" min={5} step={5} />
          </FormItem>
        )}
        <div>
          <button type="button" onClick={() => setHasLength(!hasLength)}>
            {hasLength ? 'Hide the length' : 'Show the length'}
          </button>
        </div>
      </Form>
      <output>{JSON.stringify(talk)}</output>
    </>
  );
}
