/**
 * @title Start and stop watching
 * @description Between start and stop, every change of the note is recorded. Before and after, none is.
 * @keywords watch, unWatch, key, start, stop, imperative
 */
import { useEffect, useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const KEY = 'recorder';

export default function Recorder() {
  const { render, watch, unWatch } = useForm({ note: '' });
  const [isRecording, setIsRecording] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);

  const start = () => {
    watch(
      ({ model }) => model.note,
      (note) => setNotes((list) => [...list, note]),
      KEY,
    );
    setIsRecording(true);
  };

  const stop = () => {
    unWatch(KEY);
    setIsRecording(false);
  };

  useEffect(() => () => unWatch(KEY), [unWatch]);

  return (
    <>
      {render('note', { label: 'Note' })(<input />)}
      <button type="button" onClick={isRecording ? stop : start}>
        {isRecording ? 'Stop recording' : 'Start recording'}
      </button>
      <p>Recorded: {notes.length}</p>
      <output aria-label="Latest recorded note">{notes.at(-1)}</output>
    </>
  );
}
