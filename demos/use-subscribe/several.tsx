/**
 * @title Several values
 * @description Change any of the three numbers and the cost follows. Write a note, and the cost is not even rendered.
 * @keywords useSubscribe, several fields, object, computed value, total
 */
import { useRef } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Trip {
  kilometers: string;
  liters: string;
  price: string;
  note: string;
}

function FuelCost({ form }: { form: UseFormReturn<Trip> }) {
  const { kilometers, liters, price } = form.useSubscribe(({ model }) => ({
    kilometers: Number(model.kilometers),
    liters: Number(model.liters),
    price: Number(model.price),
  }));
  const renders = useRef(0);
  renders.current += 1;

  return (
    <>
      <p role="status">Fuel for the trip: {((kilometers / 100) * liters * price).toFixed(2)}</p>
      <output>Renders of the cost: {renders.current}</output>
    </>
  );
}

export default function TripPlanner() {
  const form = useForm<Trip>({ kilometers: '300', liters: '6', price: '1.5', note: '' });

  return (
    <>
      {form.render('kilometers', { label: 'Kilometers' })(<input type="number" min={0} />)}
      {form.render('liters', { label: 'Liters per 100 km' })(<input type="number" min={0} />)}
      {form.render('price', { label: 'Price of a litre' })(
        <input type="number" min={0} step="any" />,
      )}
      {form.render('note', { label: 'Travel note' })(<input />)}
      <FuelCost form={form} />
    </>
  );
}
