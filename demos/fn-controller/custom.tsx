/**
 * @title Two inputs, one value
 * @description Hours and minutes are entered separately and stored as one number, as the Model tab shows. Below 15 minutes, the field shows an error.
 * @keywords custom component, duration, one value, two inputs, required props, number
 */
import { useForm, type Attrs } from 'bindform';
import 'bindform/styles.css';

interface DurationProps {
  minutes: number;
  onMinutes: (minutes: number) => void;
  attrs: Attrs;
}

function Duration({ minutes, onMinutes, attrs }: DurationProps) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return (
    <span
      role="group"
      aria-labelledby={attrs['aria-labelledby']}
      aria-describedby={attrs['aria-describedby']}
    >
      <input
        id={attrs.id}
        type="number"
        min={0}
        aria-label="Hours"
        value={hours}
        onChange={(event) => onMinutes(Number(event.target.value) * 60 + rest)}
      />
      {' : '}
      <input
        type="number"
        min={0}
        max={59}
        aria-label="Minutes"
        value={rest}
        onChange={(event) => onMinutes(hours * 60 + Number(event.target.value))}
      />
    </span>
  );
}

export default function TimeSheet() {
  const { render } = useForm({ minutes: 90 });

  return render('minutes', {
    label: 'Duration',
    rules: { validator: (value) => (value < 15 ? 'Book at least 15 minutes' : '') },
  })(({ attrs, model }) => (
    <Duration minutes={model.minutes} onMinutes={attrs.onChange} attrs={attrs} />
  ));
}
