/**
 * @title A list of 500 rows
 * @description Fill the list, then type into any row: the counter of that row goes up by one, and the counter of the list does not change.
 * @keywords performance, 500 rows, five hundred rows, large list, render counter, table
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

/** Counts the renders of a component into the element that gets the ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function Books(props: ComponentProps<'input'>) {
  const renders = useRenderCount();
  return (
    <>
      <input type="number" {...props} /> Renders: <span ref={renders}>1</span>
    </>
  );
}

const shelves = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, books: String(index % 40) }));

export default function Shelves() {
  const form = useForm({ shelves: shelves(3) }, { noStyle: true });
  const renders = useRenderCount();
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
              <Books aria-label={`Books on shelf ${index + 1}`} />,
            )}
          </li>
        ))}
      </ul>
      <p>
        Rows: {ids.length}. Renders of the list: <span ref={renders}>1</span>
      </p>
    </>
  );
}
