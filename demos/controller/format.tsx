/**
 * @title Convert values with formatChangeValue
 * @description The swatches pass a color object to onChange, the input passes an event. formatChangeValue stores the color code and a number, as the Model tab shows, so adding a liter is plain arithmetic.
 * @keywords formatChangeValue, event, number, valueAsNumber, non-standard event, convert
 */
import type { ChangeEvent } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Color {
  code: string;
  name: string;
}

const colors: Color[] = [
  { code: 'S-1050', name: /* i18n */ 'Sun yellow' },
  { code: 'S-4030', name: /* i18n */ 'Sea green' },
];

interface SwatchesProps {
  value?: string;
  onChange?: (picked: { color: Color; at: number }) => void;
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
      {colors.map((color, at) => (
        <button
          key={color.code}
          type="button"
          aria-pressed={color.code === value}
          onClick={() => onChange?.({ color, at })}
        >
          {color.code === value && <span aria-hidden="true">✓ </span>}
          {color.name}
        </button>
      ))}
    </span>
  );
}

const numberOf = ({ target }: ChangeEvent<HTMLInputElement>) =>
  target.value === '' ? null : target.valueAsNumber;

export default function PaintOrder() {
  const form = useForm<{ color: string; liters: number | null }>({
    color: '',
    liters: 2,
  });
  const liters = useSubscribe(form, ({ model }) => model.liters);

  return (
    <>
      {form.render('color', {
        label: 'Color',
        formatChangeValue: ({ color }: { color: Color }) => color.code,
      })(<Swatches />)}
      {form.render('liters', { label: 'Liters', formatChangeValue: numberOf })(
        <input type="number" min={1} />,
      )}
      <p>We mix {(liters ?? 0) + 1} liters, one of them for free.</p>
    </>
  );
}
