import { useId } from 'react';
import './stars.css';

interface StarsProps {
  value: number;
  label: string;
  onChange: (value: number) => void;
}

/** One to five stars, as radio buttons: arrow keys and screen readers work by themselves. */
export function Stars({ value, label, onChange }: StarsProps) {
  const name = useId();
  return (
    <span className="stars" role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((count) => (
        <label key={count} data-filled={count <= value}>
          <input
            type="radio"
            name={name}
            aria-label={`${count} of 5 stars`}
            checked={count === value}
            onChange={() => onChange(count)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </span>
  );
}
