import type { FocusEvent, ReactNode } from 'react';
import * as Checkbox from '@radix-ui/react-checkbox';
import './kit.css';

interface TickProps {
  children: ReactNode;
  id?: string;
  checked?: boolean;
  value?: unknown;
  readOnly?: boolean;
  onChange?: (checked: boolean) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** Radix Checkbox with a label and the props of a native control; id and aria-* go to its button. */
export function Tick({ children, id, value: _value, readOnly, onChange, ...root }: TickProps) {
  return (
    <span className="kit-ticked">
      <Checkbox.Root
        className="kit-tick"
        id={id}
        onCheckedChange={(checked) => !readOnly && onChange?.(checked === true)}
        {...root}
      >
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
      <label htmlFor={id}>{children}</label>
    </span>
  );
}
