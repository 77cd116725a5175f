/**
 * @title Undo and redo
 * @description Change the note, then press Undo and Redo.
 * @keywords undo, redo, history, useUndo
 */
import { useForm } from 'bindform';
import { useUndo } from 'bindform/undo';
import 'bindform/styles.css';

export default function Note() {
  const form = useForm({ note: /* i18n */ 'Buy milk' }, { labelPosition: 'top' });
  const { canUndo, canRedo, undo, redo } = useUndo(form);

  return (
    <>
      {form.render('note', { label: 'Note' })(<input autoComplete="off" />)}
      <p>
        <button type="button" aria-disabled={!canUndo} onClick={undo}>
          Undo
        </button>{' '}
        <button type="button" aria-disabled={!canRedo} onClick={redo}>
          Redo
        </button>
      </p>
    </>
  );
}
