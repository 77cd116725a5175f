/**
 * @title A packing list
 * @description Add, remove and reorder the items of a plain array. Values and errors stay with their row.
 * @keywords array, rows, reorder, dynamic
 */
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

  return (
    <>
      {items.map(({ id }, index) => (
        <p key={id}>
          {form.render(`items.${index}.name`, {
            noStyle: true,
            rules: { required: 'Enter an item' },
          })(<input aria-label="Item" />)}{' '}
          <button type="button" onClick={() => form.model.items.splice(index, 1)}>
            Remove
          </button>
        </p>
      ))}
      <p>
        <button
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
