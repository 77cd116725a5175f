/**
 * @title Add, remove and move rows
 * @description Add, remove and move rows. Values and errors stay with their row, and the total updates.
 * @keywords array, list, field array, add, remove, move, row, total
 */
import { useRef } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

let lastId = 1;

export default function ShoppingList() {
  const form = useForm({
    lines: [
      { id: 0, item: /* i18n */ 'Apples', count: '4' },
      { id: 1, item: '', count: '1' },
    ],
  });
  const lines = useSubscribe(form, ({ model }) => model.lines);
  const total = lines.reduce((sum, line) => sum + Number(line.count), 0);

  const addButton = useRef<HTMLButtonElement>(null);

  const moveUp = (index: number) => {
    if (index === 0) return;
    const [line] = form.model.lines.splice(index, 1);
    form.model.lines.splice(index - 1, 0, line);
  };
  const remove = (index: number) => {
    form.model.lines.splice(index, 1);
    // The button that had the focus is gone.
    addButton.current?.focus();
  };

  return (
    <>
      {lines.map((line, index) => (
        <fieldset key={line.id}>
          <legend>Row {index + 1}</legend>
          {form.render(`lines.${index}.item`, {
            label: 'Item',
            rules: { required: 'Enter an item' },
          })(<input />)}
          {form.render(`lines.${index}.count`, { label: 'Count' })(<input type="number" min={1} />)}
          <button type="button" aria-disabled={index === 0} onClick={() => moveUp(index)}>
            Move up
          </button>{' '}
          <button type="button" onClick={() => remove(index)}>
            Remove
          </button>
        </fieldset>
      ))}
      <p>
        <button
          ref={addButton}
          type="button"
          onClick={() => form.model.lines.push({ id: (lastId += 1), item: '', count: '1' })}
        >
          Add a row
        </button>{' '}
        <button type="button" onClick={() => form.validate().catch(() => {})}>
          Check the list
        </button>
      </p>
      <output>{total} items in total</output>
    </>
  );
}
