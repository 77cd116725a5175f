/**
 * @title Undo and redo
 * @description Rename the trip, add and remove items, then undo every step. Ctrl+Z or ⌘Z in a field does the same.
 * @keywords undo, redo, history, steps, shortcut, Ctrl+Z, useUndo, keyOf
 */
import { useRef, type KeyboardEvent } from 'react';
import { Form, keyOf, useForm, useSubscribe } from 'bindform';
import { useUndo } from 'bindform/undo';
import 'bindform/styles.css';

export default function PackingList() {
  const form = useForm({
    trip: /* i18n */ 'Weekend in Boston',
    items: [{ name: /* i18n */ 'Raincoat' }, { name: /* i18n */ 'Charger' }],
  });
  const { canUndo, canRedo, undo, redo } = useUndo(form);
  const keys = useSubscribe(form, ({ model }) => model.items.map(keyOf));
  const addButton = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    form.model.items.splice(index, 1);
    // The button that had the focus is gone.
    addButton.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };

  return (
    <Form contextProps={form.contextProps} onKeyDown={onKeyDown}>
      {form.render('trip', { label: 'Trip' })(<input autoComplete="off" />)}
      {keys.map((key, index) => (
        <div key={key} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
          {form.render(`items.${index}.name`, { noStyle: true })(
            <input aria-label={`Item ${index + 1}`} autoComplete="off" />,
          )}
          <button type="button" onClick={() => remove(index)}>
            {`Remove item ${index + 1}`}
          </button>
        </div>
      ))}
      <div>
        <button ref={addButton} type="button" onClick={() => form.model.items.push({ name: '' })}>
          Add an item
        </button>{' '}
        <button type="button" aria-disabled={!canUndo} onClick={undo}>
          Undo
        </button>{' '}
        <button type="button" aria-disabled={!canRedo} onClick={redo}>
          Redo
        </button>
      </div>
      <p role="status">Items to pack: {keys.length}</p>
    </Form>
  );
}
