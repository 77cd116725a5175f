/**
 * @title A list of 500 rows
 * @description Fill the list, then type into any row. In the Renders tab, only the count of that row goes up; the component that renders the list does not re-render.
 * @keywords performance, 500 rows, five hundred rows, large list, render count, table
 * @inspect renders
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const shelves = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, books: String(index % 40) }));

export default function Shelves() {
  const form = useForm({ shelves: shelves(3) }, { noStyle: true });
  const ids = useSubscribe(form, ({ model }) => model.shelves.map(({ id }) => id));

  return (
    <>
      <p>
        <button type="button" onClick={() => form.setValue('shelves', shelves(500))}>
          Fill up to 500 rows
        </button>
      </p>
      <ul aria-label="Shelves" style={{ maxHeight: '15rem', overflow: 'auto' }}>
        {ids.map((id, index) => (
          <li key={id}>
            {form.render(`shelves.${index}.books`)(
              <input type="number" aria-label={`Books on shelf ${index + 1}`} />,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
