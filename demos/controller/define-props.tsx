/**
 * @title Adapt prop names with defineProps
 * @description The seat map has the props selected, onSelect and warning, and defineProps maps the field to them. Pick a taken seat: the map itself shows the error.
 * @keywords defineProps, custom component, prop names, selected, onSelect, isError
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

interface SeatMapProps {
  id?: string;
  seats: string[];
  selected?: string;
  onSelect?: (seat: string) => void;
  warning?: boolean;
  label?: string;
}

function SeatMap({ id, seats, selected, onSelect, warning, label }: SeatMapProps) {
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      style={{ display: 'flex', gap: '0.5rem', outline: warning ? '2px dashed' : undefined }}
    >
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === selected}
          onClick={() => onSelect?.(seat)}
        >
          {seat}
          {seat === selected && <span aria-hidden="true"> ✓</span>}
        </button>
      ))}
    </div>
  );
}

export default function CinemaSeat() {
  const { render } = useForm({ seat: 'C1' });

  return render('seat', {
    label: 'Seat',
    rules: { validator: (value) => (value === 'C3' ? 'Seat C3 is taken' : '') },
    defineProps: ({ attrs, isError }) => ({
      selected: attrs.value,
      onSelect: attrs.onChange,
      warning: isError,
    }),
  })(<SeatMap label="Seats in row C" seats={['C1', 'C2', 'C3', 'C4']} />);
}
