import type { ComponentProps } from 'react';
import * as Primitive from '@radix-ui/react-checkbox';
import './ui.css';

export function Checkbox({ className = '', ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="checkbox" className={`ui-checkbox ${className}`} {...props}>
      <Primitive.Indicator data-slot="checkbox-indicator">✓</Primitive.Indicator>
    </Primitive.Root>
  );
}
