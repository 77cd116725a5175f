/**
 * @title Save a version on every change
 * @description Edit any field: a copy of the whole model is saved, and earlier versions stay as they were.
 * @keywords useWatch, whole model, autosave, draft, snapshot, version
 */
import { useState } from 'react';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

const blank = { to: '', letter: { subject: '', body: '' } };

export default function LetterDraft() {
  const form = useForm(blank, { labelPosition: 'top' });
  const [versions, setVersions] = useState<(typeof blank)[]>([]);

  useWatch(
    form,
    ({ model }) => model,
    (draft) => setVersions((list) => [...list, draft]),
  );

  return (
    <>
      {form.render('to', { label: 'Recipient' })(<input />)}
      {form.render('letter.subject', { label: 'Subject' })(<input />)}
      {form.render('letter.body', { label: 'Letter' })(<textarea rows={2} />)}
      <p>Versions: {versions.length}</p>
      <ol aria-label="The latest three versions">
        {versions.slice(-3).map(({ to, letter }, index) => (
          <li key={index}>{[to, letter.subject, letter.body].filter(Boolean).join(' / ')}</li>
        ))}
      </ol>
    </>
  );
}
