import type { ComponentProps } from 'react';
import './ui.css';

export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={`ui-control ${className}`} {...props} />;
}
