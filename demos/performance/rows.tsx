/**
 * @title One component per row
 * @description Add a stop: only the new row renders. Type: only that row re-renders. Remove the first stop: the rows below re-render once, because their index has changed.
 * @keywords performance, rows, memo, key, list, add row, remove row, render counter
 */
import { memo, useEffect, useRef, type ComponentProps } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Route {
  stops: { id: number; place: string }[];
}

const route: Route = {
  stops: [
    { id: 1, place: /* i18n */ 'Porto' },
    { id: 2, place: /* i18n */ 'Vigo' },
    { id: 3, place: /* i18n */ 'Lugo' },
  ],
};

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

function Field(props: ComponentProps<'input'>) {
  const renders = useRenderCount();
  return (
    <>
      <input {...props} />{' '}
      <small>
        Renders: <span ref={renders}>1</span>
      </small>
    </>
  );
}

const Stop = memo(function Stop({ form, index }: { form: UseFormReturn<Route>; index: number }) {
  return form.render(`stops.${index}.place`, { label: `Stop ${index + 1}` })(<Field />);
});

export default function Stops() {
  const form = useForm(route);
  const renders = useRenderCount();
  const ids = useSubscribe(form, ({ model }) => model.stops.map(({ id }) => id));
  const lastId = useRef(route.stops.length);

  const add = () => {
    lastId.current += 1;
    form.model.stops.push({ id: lastId.current, place: '' });
  };

  return (
    <>
      {ids.map((id, index) => (
        <Stop key={id} form={form} index={index} />
      ))}
      <p>
        <button type="button" onClick={add}>
          Add a stop
        </button>{' '}
        <button type="button" onClick={() => form.model.stops.shift()}>
          Remove the first stop
        </button>
      </p>
      <p>
        The list.{' '}
        <small>
          Renders: <span ref={renders}>1</span>
        </small>
      </p>
    </>
  );
}
