/**
 * @title A form made of components
 * @description Each field keeps its own value. On submit, all three arrive as one object.
 * @keywords Form, FormItem, onSubmit, initialValue, without useForm
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

interface Booking {
  guests: string;
  time: string;
  wish: string;
}

export default function TableBooking() {
  const [booking, setBooking] = useState<Booking>();

  return (
    <Form labelPosition="top" onSubmit={setBooking}>
      <FormItem bindId="guests" label="Guests" initialValue="2">
        <input type="number" min={1} max={12} />
      </FormItem>
      <FormItem bindId="time" label="Time" initialValue="19:00">
        <select>
          <option>18:00</option>
          <option>19:00</option>
          <option>20:30</option>
        </select>
      </FormItem>
      <FormItem bindId="wish" label="Requests" initialValue={/* i18n */ 'By the window'}>
        <input />
      </FormItem>
      <div>
        <button>Book a table</button>
      </div>
      <p role="status">
        {booking && `${booking.guests} guests at ${booking.time}. Requests: ${booking.wish}`}
      </p>
    </Form>
  );
}
