/**
 * @title Detect when fields mount and unmount
 * @description Turn the gift card on and off: the list shows the calls of mounted and destroy, each with the path of the field.
 * @keywords mounted, destroy, unmount, conditional field, contextProps
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

export default function GiftOrder() {
  const [isGift, setIsGift] = useState(false);
  const [calls, setCalls] = useState<string[]>([]);
  const note = (call: string) => setCalls((list) => [...list, call]);

  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isGift}
            onChange={(event) => setIsGift(event.target.checked)}
          />{' '}
          <span>Send it as a gift</span>
        </label>
      </p>
      <Form
        labelPosition="top"
        contextProps={{
          mounted: ({ bindId }) => note(`mounted ${bindId}`),
          destroy: ({ bindId }) => note(`destroy ${bindId}`),
        }}
      >
        {isGift && (
          <FormItem bindId="card.text" label="Text on the card">
            <input />
          </FormItem>
        )}
      </Form>
      <ol aria-label="Callbacks">
        {calls.map((call, index) => (
          <li key={index}>
            <code>{call}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
