import type { ComponentType, FormEvent, InputHTMLAttributes, ReactNode } from 'react';

/** Actions of a mounted form; a form omits those that it does not support. */
export interface FormHandle {
  /** Validates every field and shows every error. */
  validateAll?: () => unknown;
  /** Restores the initial values and removes the errors. */
  reset?: () => void;
  /** Appends a row. */
  addRow?: () => void;
  /** Removes the first row. */
  removeFirstRow?: () => void;
  /** Moves the first row to the end. */
  moveFirstRow?: () => void;
}

/** Props of a measured form. */
export interface SubjectProps {
  /** Number of fields or rows. */
  count: number;
  /** Initial value of each field; rows have their own. */
  value: string;
  /** Called with the values when the form is submitted and valid. */
  onSubmit: (values: unknown) => void;
  /** The form assigns its actions to it during render. */
  handle: FormHandle;
}

/** A measured library. */
export interface Subject {
  /**
   * Required text fields, validated on every change, in an element of a `<form>`. As children of the `<form>`
   * itself, each would take longer to append than the one before: Chromium looks for a field of that name
   * whenever a script reads a property of a form, such as `appendChild`.
   */
  Flat: ComponentType<SubjectProps>;
  /** Rows with one such field each. */
  Rows: ComponentType<SubjectProps>;
  /** The fields of `Flat`, where the last one has to repeat the first: {@link mismatch}. */
  Dependent?: ComponentType<SubjectProps>;
}

/** Number of input renders since the page was loaded. */
export const counter = { renders: 0 };

/** Props of {@link CountedInput}. */
type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: (element: HTMLInputElement | null) => void;
};

/** The input that all libraries use; it counts its renders. */
export function CountedInput(props: InputProps): ReactNode {
  counter.renders += 1;
  return <input {...props} />;
}

/** The error message that all libraries use. */
export function FieldError({ children }: { children: ReactNode }): ReactNode {
  return children ? <div role="alert">{children}</div> : null;
}

/** The rule of every field. */
export const required = (value: unknown): string | undefined => (value ? undefined : 'Required');

/** The rule of the dependent field. Its message changes with every keystroke in the first field. */
export const mismatch = (value: unknown, first: unknown): string | undefined =>
  value === first ? undefined : `Repeat ${String(first)}`;

/** Names of flat fields: `f0`, `f1` and so on. */
export const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `f${i}`);

/** Name of the dependent field. */
export const lastName = (count: number): string => `f${count - 1}`;

/** The initial values of the flat fields. */
export const flatValues = (count: number, value: string): Record<string, string> =>
  Object.fromEntries(names(count).map((name) => [name, value]));

/** A row of the dynamic form; `id` is its React key where a library's guide uses one. */
export interface Row {
  id: number;
  text: string;
}

let lastId = 0;

/** Creates a row with a unique id and text. */
export function newRow(): Row {
  lastId += 1;
  return { id: lastId, text: `row ${lastId}` };
}

/** Creates different rows. */
export const newRows = (count: number): Row[] => Array.from({ length: count }, newRow);

/** Prevents the navigation of a native submit. */
export const prevented =
  (submit: (event: FormEvent<HTMLFormElement>) => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event);
  };
