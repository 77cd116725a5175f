/**
 * @title What was typed, and what was set
 * @description Edits by hand are counted. Take the suggestion, which is set by program, and the count stays.
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
        Take the suggestion
      </button>
      <p>Edits by hand: {edits.length}</p>
      <output aria-label="Latest edit by hand">{String(edits.at(-1) ?? '')}</output>
    </>
  );
}
