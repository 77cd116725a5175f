/**
 * @title Distinguish user input from code
 * @description Edits by the user are counted. The suggestion is set by code, so the count does not change.
 * @keywords updated, contextProps, user input, setValue
 */
import { useRef, useState } from 'react';
import { FormItem, type FormItemMethod } from 'bindform';
import 'bindform/styles.css';

export default function Headline() {
  const item = useRef<FormItemMethod>(null);
  const [edits, setEdits] = useState<unknown[]>([]);

  return (
    <>
      <FormItem
        ref={item}
        bindId="headline"
        label="Headline"
        labelPosition="top"
        contextProps={{ updated: ({ value }) => setEdits((list) => [...list, value]) }}
      >
        <input />
      </FormItem>
      <button
        type="button"
        onClick={() => item.current?.setValue(/* i18n */ 'Rain expected on Sunday')}
      >
        Use the suggestion
      </button>
      <p>User edits: {edits.length}</p>
      <output aria-label="Latest user edit">{String(edits.at(-1) ?? '')}</output>
    </>
  );
}
