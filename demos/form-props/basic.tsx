/**
 * @title Props that apply to all fields
 * @description Change the props of the form: all fields update, except that the last one keeps its own label position.
 * @keywords direction, labelPosition, readOnly, requireIndicator, Form, shared options
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

export default function Guest() {
  const [isRow, setRow] = useState(false);
  const [isTop, setTop] = useState(false);
  const [isReadOnly, setReadOnly] = useState(false);
  const switches = [
    { label: 'direction: row', value: isRow, set: setRow },
    { label: 'labelPosition: top', value: isTop, set: setTop },
    { label: 'readOnly', value: isReadOnly, set: setReadOnly },
  ];

  return (
    <>
      <p>
        {switches.map(({ label, value, set }) => (
          <label key={label} style={{ marginInlineEnd: '1rem' }}>
            <input type="checkbox" checked={value} onChange={() => set(!value)} /> {label}
          </label>
        ))}
      </p>
      <Form
        direction={isRow ? 'row' : 'column'}
        labelPosition={isTop ? 'top' : 'row'}
        readOnly={isReadOnly}
      >
        <FormItem
          bindId="name"
          label="Name"
          initialValue={/* i18n */ 'Ada'}
          rules={{ required: true }}
        >
          <input />
        </FormItem>
        <FormItem bindId="seat" label="Seat" initialValue="14C">
          <input />
        </FormItem>
        <FormItem bindId="meal" label="Meal" labelPosition="top" initialValue={/* i18n */ 'Soup'}>
          <input />
        </FormItem>
      </Form>
    </>
  );
}
