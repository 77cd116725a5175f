import { useId } from 'react';
import './stars.css';

interface StarsProps {
  id?: string;
  value?: number;
  onChange?: (value: number) => void;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

/** One to five stars as radio buttons, so arrow keys and screen readers work natively. */
export function Stars({ id, value = 0, onChange, ...aria }: StarsProps) {
  const name = useId();
  return (
    <span
      id={id}
      className="stars"
      role="radiogroup"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
    >
      {[1, 2, 3, 4, 5].map((count) => (
        <label key={count} data-filled={count <= value}>
          <input
            type="radio"
            name={name}
            aria-label={`${count} of 5 stars`}
            checked={count === value}
            onChange={() => onChange?.(count)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </span>
  );
}
