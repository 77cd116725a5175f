import { createContext } from './react';
import type { FormCore } from './formCore';
import type { Item } from './itemCore';
import { FORM, type ContextProps, type SharedConfig } from './types';

/** What a `<Form>` gives to the items in it. */
export interface FormScope {
  /** The form whose context props the `<Form>` was given. */
  form?: FormCore<never>;
  /** Options that the items share. */
  config: SharedConfig;
  /** Where the items register for the methods of the `<Form>`. */
  items: Set<Item>;
}

/** The nearest `<Form>`; items that stand in none share one that nobody asks. */
export const FormContext = createContext<FormScope>({ config: {}, items: new Set() });

/** The form that context props carry, if they come from one. */
export const formOf = (
  contextProps: ContextProps<object> | undefined,
): FormCore<never> | undefined => contextProps?.[FORM] as FormCore<never> | undefined;
