/**
 * @title A packing list
 * @description Add, remove and reorder the items of a plain array. Values and errors stay with their row.
 * @keywords array, rows, reorder, dynamic
 */
import { useRef } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

let lastId = 2;

export default function PackingList() {
  const form = useForm({
    items: [
      { id: 1, name: /* i18n */ 'Toothbrush' },
      { id: 2, name: /* i18n */ 'Raincoat' },
    ],
  });
  const items = useSubscribe(form, ({ model }) => model.items);
  const addButton = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    form.model.items.splice(index, 1);
    // The button that had the focus is gone.
    addButton.current?.focus();
  };

  return (
    <>
      {items.map(({ id }, index) => (
        <p key={id}>
          {form.render(`items.${index}.name`, {
            noStyle: true,
            rules: { required: 'Enter an item' },
          })(<input aria-label="Item" />)}{' '}
          <button type="button" onClick={() => remove(index)}>
            Remove
          </button>
        </p>
      ))}
      <p>
        <button
          ref={addButton}
          type="button"
          onClick={() => form.model.items.push({ id: (lastId += 1), name: '' })}
        >
          Add an item
        </button>{' '}
        <button type="button" onClick={() => form.model.items.reverse()}>
          Reverse the list
        </button>
      </p>
    </>
  );
}
