import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';

/** Actions of a mounted form; a form omits those that it does not support. */
export interface FormHandle {
  /** Validates every field and shows every error. */
  validateAll?: () => Promise<unknown>;
  /** Restores the initial values. */
  reset?: () => void;
  /** Appends a row. */
  addRow?: () => void;
  /** Removes the first row. */
  removeFirstRow?: () => void;
}

/** Props of a measured form. */
export interface SubjectProps {
  /** Number of fields or rows. */
  count: number;
  /** The form assigns its actions to it during render. */
  handle: FormHandle;
}

/** A measured library. */
export interface Subject {
  /** Required text fields, validated on every change. */
  Flat: ComponentType<SubjectProps>;
  /** Rows with one such field each. */
  Rows: ComponentType<SubjectProps>;
}

/** Number of input renders since the page was loaded. */
export const counter = { renders: 0 };

/** The input that all libraries use; it counts its renders. */
export function CountedInput(props: InputHTMLAttributes<HTMLInputElement>): ReactNode {
  counter.renders += 1;
  return <input {...props} />;
}

/** The error message that all libraries use. */
export function FieldError({ children }: { children: ReactNode }): ReactNode {
  return children ? <div role="alert">{children}</div> : null;
}

/** The rule of every field. */
export const required = (value: unknown): string | undefined => (value ? undefined : 'Required');

/** Names of flat fields: `f0`, `f1` and so on. */
export const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `f${i}`);

/** Empty values of the flat fields. */
export const flatValues = (count: number): Record<string, string> =>
  Object.fromEntries(names(count).map((name) => [name, '']));

/** A row of the dynamic form; `id` is its React key. */
export interface Row {
  id: number;
  text: string;
}

let lastId = 0;

/** Creates a row with a unique id. */
export const newRow = (): Row => ({ id: (lastId += 1), text: 'text' });

/** Creates rows with unique ids. */
export const newRows = (count: number): Row[] => Array.from({ length: count }, newRow);
