/**
 * @title A control that throws
 * @description An error during rendering breaks only this demo, which then shows the message and the stack trace.
 * @keywords error, crash, error boundary, stack trace
 * @crashes
 */
import { useForm } from 'bindform';

interface PriceProps {
  value?: unknown;
}

function Price({ value }: PriceProps) {
  if (typeof value !== 'number') {
    throw new TypeError(/* i18n */ `Price needs a number, but the model holds “${String(value)}”.`);
  }
  return <input type="number" value={value} readOnly />;
}

export default function Broken() {
  const { render } = useForm({ price: /* i18n */ 'free' });
  return <>{render('price', { label: 'Price' })(<Price />)}</>;
}
