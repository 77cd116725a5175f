/**
 * @title Detect unsaved changes
 * @description Edit the note: the form has unsaved changes until you save it or restore the original text.
 * @keywords custom hook, dirty, unsaved changes, pristine, useSubscribe
 */
import { useForm, useSubscribe, type UseFormConfig } from 'bindform';
import 'bindform/styles.css';

/** useForm that also returns whether there are unsaved changes. */
function useSavedForm<T extends object>(initial: T, config?: UseFormConfig) {
  const form = useForm(initial, config);
  const isSaved = useSubscribe(form, ({ state }) => !state.isDirty);
  const markSaved = () => form.reset(form.model);
  return { ...form, isSaved, markSaved };
}

export default function StickyNote() {
  const { render, isSaved, markSaved } = useSavedForm(
    { note: /* i18n */ 'Water the plants', isPinned: false },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('note', { label: 'Sticky note' })(<textarea rows={2} />)}
      {render('isPinned', { label: 'Pinned', labelPosition: 'row' })(<input type="checkbox" />)}
      <button type="button" aria-disabled={isSaved} onClick={markSaved}>
        Save the note
      </button>
      <p role="status">{isSaved ? 'Everything is saved.' : 'There are unsaved changes.'}</p>
    </>
  );
}
