/**
 * @title Start and stop watching
 * @description Every change to the note is recorded from the moment you start recording until you stop.
 * @keywords watch, unWatch, key, start, stop, imperative
 */
import { useEffect, useState } from 'react';
import { useForm, watch, unWatch } from 'bindform';
import 'bindform/styles.css';

const KEY = 'recorder';

export default function Recorder() {
  const form = useForm({ note: '' });
  const [isRecording, setIsRecording] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);

  const start = () => {
    watch(
      form,
      ({ model }) => model.note,
      (note) => setNotes((list) => [...list, note]),
      KEY,
    );
    setIsRecording(true);
  };

  const stop = () => {
    unWatch(form, KEY);
    setIsRecording(false);
  };

  useEffect(() => () => unWatch(form, KEY), [form]);

  return (
    <>
      {form.render('note', { label: 'Note' })(<input />)}
      <button type="button" onClick={isRecording ? stop : start}>
        {isRecording ? 'Stop recording' : 'Start recording'}
      </button>
      <p>Recorded: {notes.length}</p>
      <output aria-label="Latest recorded note">{notes.at(-1)}</output>
    </>
  );
}
