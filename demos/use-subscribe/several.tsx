/**
 * @title Subscribe to several values
 * @description Change any of the three numbers and the cost updates. Write a note, and the cost does not re-render.
 * @keywords useSubscribe, several fields, object, computed value, total
 */
import { useEffect, useRef } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Trip {
  kilometers: string;
  liters: string;
  price: string;
  note: string;
}

/** Shows the render count of a component in the element with this ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function FuelCost({ form }: { form: UseFormReturn<Trip> }) {
  const { kilometers, liters, price } = useSubscribe(form, ({ model }) => ({
    kilometers: Number(model.kilometers),
    liters: Number(model.liters),
    price: Number(model.price),
  }));
  const renders = useRenderCount();

  return (
    <>
      <p role="status">Fuel for the trip: {((kilometers / 100) * liters * price).toFixed(2)}</p>
      <p>
        Renders of the cost: <span ref={renders}>1</span>
      </p>
    </>
  );
}

export default function TripPlanner() {
  const form = useForm<Trip>({ kilometers: '300', liters: '6', price: '1.5', note: '' });

  return (
    <>
      {form.render('kilometers', { label: 'Kilometers' })(<input type="number" min={0} />)}
      {form.render('liters', { label: 'Liters per 100 km' })(<input type="number" min={0} />)}
      {form.render('price', { label: 'Price per liter' })(
        <input type="number" min={0} step="any" />,
      )}
      {form.render('note', { label: 'Travel note' })(<input />)}
      <FuelCost form={form} />
    </>
  );
}
