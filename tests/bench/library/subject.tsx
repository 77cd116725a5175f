import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';

/** What the driver may ask of a mounted form; a form that cannot do a thing leaves it out. */
export interface FormHandle {
  /** Validates every field and shows every error. */
  validateAll?: () => Promise<unknown>;
  /** Puts back the initial values. */
  reset?: () => void;
  /** Appends a row. */
  addRow?: () => void;
  /** Removes the first row. */
  removeFirstRow?: () => void;
}

/** Props of a form under measurement. */
export interface SubjectProps {
  /** Number of fields or rows. */
  count: number;
  /** Filled in by the form while it renders. */
  handle: FormHandle;
}

/** One library under measurement. */
export interface Subject {
  /** Required text fields, checked at each change. */
  Flat: ComponentType<SubjectProps>;
  /** Rows of one such field each. */
  Rows: ComponentType<SubjectProps>;
}

/** How many times an input was rendered since the page was opened. */
export const counter = { renders: 0 };

/** The input of every library alike; it counts its renders. */
export function CountedInput(props: InputHTMLAttributes<HTMLInputElement>): ReactNode {
  counter.renders += 1;
  return <input {...props} />;
}

/** The error of every library alike. */
export function FieldError({ children }: { children: ReactNode }): ReactNode {
  return children ? <div role="alert">{children}</div> : null;
}

/** The one rule of every field. */
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

/** A row with its own id. */
export const newRow = (): Row => ({ id: (lastId += 1), text: 'text' });

/** That many rows. */
export const newRows = (count: number): Row[] => Array.from({ length: count }, newRow);
