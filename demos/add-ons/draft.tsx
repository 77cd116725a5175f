/**
 * @title Save a draft
 * @description Write a message, wait a moment and reload the page. The message is back; the PIN is not, because it is excluded from the draft.
 * @keywords draft, persist, autosave, restore, reload, localStorage, sessionStorage, usePersist
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import { usePersist, type DraftStorage } from 'bindform/persist';
import 'bindform/styles.css';

/** Keeps the draft until the tab is closed. Only runs in the browser. */
const storage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

export default function SupportRequest() {
  const form = useForm({ subject: '', message: '', pin: '' }, { labelPosition: 'top' });
  const { isRestored, discard } = usePersist(form, {
    key: 'add-ons-draft',
    exclude: ['pin'],
    storage,
  });
  const [sent, setSent] = useState('');

  const send = ({ subject }: { subject: string }) => {
    setSent(/* i18n */ `Sent: ${subject}`);
    discard();
  };

  return (
    <Form contextProps={form.contextProps} onSubmit={send}>
      {form.render('subject', { label: 'Subject', rules: { required: 'Enter a subject' } })(
        <input autoComplete="off" />,
      )}
      {form.render('message', { label: 'Message' })(<textarea rows={3} />)}
      {form.render('pin', { label: 'Customer PIN' })(
        <input type="password" inputMode="numeric" autoComplete="off" />,
      )}
      <div>
        <button type="submit">Send the request</button>{' '}
        <button type="button" onClick={discard}>
          Discard the draft
        </button>
      </div>
      <p role="status">{isRestored ? 'Your draft has been restored.' : sent}</p>
    </Form>
  );
}
