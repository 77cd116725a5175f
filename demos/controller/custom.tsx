/**
 * @title Custom component
 * @description The stepper has only value and onChange. Remove all guests or add too many: the field is validated like any other.
 * @keywords custom component, value, onChange, stepper, number, UI kit
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

interface StepperProps {
  value?: number;
  onChange?: (next: number) => void;
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

function Stepper({ value = 0, onChange, ...names }: StepperProps) {
  const { id, 'aria-labelledby': label, 'aria-describedby': error } = names;
  return (
    <span role="group" id={id} aria-labelledby={label} aria-describedby={error}>
      <button type="button" aria-label="Remove a guest" onClick={() => onChange?.(value - 1)}>
        −
      </button>{' '}
      <strong>{value}</strong>{' '}
      <button type="button" aria-label="Add a guest" onClick={() => onChange?.(value + 1)}>
        +
      </button>
    </span>
  );
}

export default function TableReservation() {
  const { render } = useForm({ guests: 2, time: '19:00' });

  return (
    <>
      {render('guests', {
        label: 'Guests',
        rules: {
          validator: (value) => {
            if (value < 1) return 'Enter at least one guest';
            return value > 4 ? 'Our largest table seats four' : '';
          },
        },
      })(<Stepper />)}
      {render('time', { label: 'Time' })(<input type="time" />)}
    </>
  );
}
