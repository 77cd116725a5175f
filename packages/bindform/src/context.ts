import { React } from './react';
import type { FormCore, Registry } from './coreTypes';
import { FORM, type FormSource } from './contextTypes';
import type { SharedConfig } from './types';

/** What a `<Form>` gives to the items in it. */
export interface FormScope {
  /** The form whose context props the `<Form>` was given. */
  form?: FormCore<never>;
  /** Options that the items share, with those of the forms around it. */
  config?: SharedConfig;
  /** Whether a `<Form>` around the items is a form, which resets them. */
  isForm?: boolean;
  /** Where the items register: for the methods of the `<Form>`, and of those around it up to a form. */
  registries: Registry[];
}

/** The nearest `<Form>`. */
export const FormContext = /* @__PURE__ */ React.createContext<FormScope>({ registries: [] });

/** The form that a source carries, if it comes from one. */
export const formOf = (
  source: FormSource<object, unknown> | undefined,
): FormCore<never> | undefined => source?.[FORM] as FormCore<never> | undefined;
