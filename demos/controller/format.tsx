/**
 * @title Take what you need from the event
 * @description The swatches report a whole colour, the input reports text. formatChangeValue stores the code of the colour and a real number, so that one litre more can be added to it.
 * @keywords formatChangeValue, event, number, valueAsNumber, non-standard event, convert
 */
import type { ChangeEvent } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

interface Colour {
  code: string;
  name: string;
}

const colours: Colour[] = [
  { code: 'S-1050', name: /* i18n */ 'Sun yellow' },
  { code: 'S-4030', name: /* i18n */ 'Sea green' },
];

interface SwatchesProps {
  value?: string;
  onChange?: (picked: { colour: Colour; at: number }) => void;
  id?: string;
  'aria-labelledby'?: string;
}

function Swatches({ value, onChange, id, 'aria-labelledby': label }: SwatchesProps) {
  return (
    <span
      role="group"
      id={id}
      aria-labelledby={label}
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}
    >
      {colours.map((colour, at) => (
        <button
          key={colour.code}
          type="button"
          aria-pressed={colour.code === value}
          onClick={() => onChange?.({ colour, at })}
        >
          {colour.code === value && <span aria-hidden="true">✓ </span>}
          {colour.name}
        </button>
      ))}
    </span>
  );
}

const numberOf = ({ target }: ChangeEvent<HTMLInputElement>) =>
  target.value === '' ? null : target.valueAsNumber;

export default function PaintOrder() {
  const { render, useSubscribe } = useForm<{ colour: string; litres: number | null }>({
    colour: '',
    litres: 2,
  });
  const order = useSubscribe(({ model }) => model);

  return (
    <>
      {render('colour', {
        label: 'Colour',
        formatChangeValue: ({ colour }: { colour: Colour }) => colour.code,
      })(<Swatches />)}
      {render('litres', { label: 'Litres', formatChangeValue: numberOf })(
        <input type="number" min={1} />,
      )}
      <p>We mix {(order.litres ?? 0) + 1} litres, one of them for free.</p>
      <output>{JSON.stringify(order)}</output>
    </>
  );
}
