/**
 * @title Form components with useForm
 * @description Type and watch the Model tab. Hide the length: its value stays in the model, and is back when you show the field again.
 * @keywords useForm, contextProps, model, FormItem, nested path, conditional field
 */
import { useState } from 'react';
import { Form, FormItem, useForm } from 'bindform';
import 'bindform/styles.css';

export default function TalkProposal() {
  const { contextProps } = useForm({ talk: { title: '', minutes: '30' } });
  const [hasLength, setHasLength] = useState(true);

  return (
    <Form contextProps={contextProps} labelPosition="top">
      <FormItem bindId="talk.title" label="Talk title">
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
  );
}
