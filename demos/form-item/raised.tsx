/**
 * @title Handle all changes in one place
 * @description Change any of the three fields: the form's updated callback receives its path and its new value.
 * @keywords contextProps, updated, Form, event, log, bindId
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

export default function SeatPreferences() {
  const [changes, setChanges] = useState<string[]>([]);

  return (
    <>
      <Form
        contextProps={{
          updated: ({ bindId, value }) => setChanges((list) => [...list, `${bindId}: ${value}`]),
        }}
      >
        <FormItem bindId="seat" label="Seat" initialValue="window">
          <select>
            <option value="window">Window</option>
            <option value="aisle">Aisle</option>
          </select>
        </FormItem>
        <FormItem bindId="meal" label="Meal" initialValue="vegetarian">
          <select>
            <option value="vegetarian">Vegetarian</option>
            <option value="fish">Fish</option>
          </select>
        </FormItem>
        <FormItem bindId="quiet" label="Quiet car" initialValue={false}>
          <input type="checkbox" />
        </FormItem>
      </Form>
      <output aria-label="Last change">{changes.at(-1)}</output>
      <p>Changes: {changes.length}</p>
    </>
  );
}
