import { isValidElement, type ReactNode } from 'react';

type Part = Record<string, unknown>;

/** The name of a component, also inside `memo` or `forwardRef`. */
function nameOf(type: unknown): string {
  const { displayName, name, type: inner, render } = Object(type) as Part;
  const given = displayName ?? name;
  if (typeof given === 'string' && given) return given;
  return (inner ?? render) ? nameOf(inner ?? render) : 'Component';
}

/** A prop in the form of JSX. Of objects and functions, only the name is shown. */
function describeProp([name, value]: [string, unknown]): string {
  if (typeof value === 'string') return ` ${name}=${JSON.stringify(value)}`;
  return ` ${name}={${Object(value) === value ? '…' : String(value)}}`;
}

/**
 * An error message as text. A component that contains no text is shown as a tag, and not rendered:
 * outside the app it would lack the context that it reads, and might throw.
 *
 * @param message the message, as React renders it in the form
 */
export function describeMessage(message: ReactNode): string {
  if (Array.isArray(message)) return message.map(describeMessage).join('');
  if (!isValidElement<Part>(message)) {
    return ['string', 'number', 'bigint'].includes(typeof message) ? String(message) : '';
  }
  const { type, props } = message;
  const { children, ...others } = props;
  const text = describeMessage(children as ReactNode);
  const isComponent = typeof type === 'function' || typeof type === 'object';
  if (text || !isComponent) return text;
  return `<${nameOf(type)}${Object.entries(others).map(describeProp).join('')} />`;
}
