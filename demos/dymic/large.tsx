/**
 * @title Five hundred rows
 * @description Fill up the list, then type into any row: the counter of this row goes up by one, and the one of the list stays where it is.
 * @keywords performance, five hundred rows, large list, render counter, table
 */
import { useRef } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

/** Says how often it was rendered. */
function Renders() {
  const count = useRef(0);
  count.current += 1;
  return count.current;
}

const shelves = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, books: String(index % 40) }));

export default function Shelves() {
  const { render, setValue, useSubscribe } = useForm({ shelves: shelves(3) }, { noStyle: true });
  const ids = useSubscribe(({ model }) => model.shelves.map(({ id }) => id));

  return (
    <>
      <p>
        <button type="button" onClick={() => setValue('shelves', shelves(500))}>
          Fill up to 500 rows
        </button>
      </p>
      <ul aria-label="Shelves" style={{ maxHeight: '15rem', overflow: 'auto' }}>
        {ids.map((id, index) => (
          <li key={id}>
            {render(`shelves.${index}.books`)(({ attrs }) => (
              <>
                <input
                  type="number"
                  aria-label={`Books on shelf ${index + 1}`}
                  value={String(attrs.value)}
                  onChange={attrs.onChange}
                />{' '}
                Renders: <Renders />
              </>
            ))}
          </li>
        ))}
      </ul>
      <p>
        Rows: {ids.length}. Renders of the list: <Renders />
      </p>
    </>
  );
}
