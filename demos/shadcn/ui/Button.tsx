import type { ComponentProps } from 'react';
import './ui.css';

export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return <button data-slot="button" className={`ui-button ${className}`} {...props} />;
}
