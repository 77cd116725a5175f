import type { ComponentProps } from 'react';
import './ui.css';

export function Textarea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={`ui-control ${className}`} {...props} />;
}
