/**
 * @title One component per row
 * @description Watch the Renders tab. Add a stop: only the new row and the list render. Type: only that row re-renders. Remove the first stop: the rows below re-render once, because their index has changed.
 * @keywords performance, rows, memo, key, list, add row, remove row, render count
 * @inspect renders
 */
import { memo, useRef } from 'react';
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

const Stop = memo(function Stop({ form, index }: { form: UseFormReturn<Route>; index: number }) {
  return form.render(`stops.${index}.place`, { label: `Stop ${index + 1}` })(<input />);
});

export default function Stops() {
  const form = useForm(route);
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
    </>
  );
}
