import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm, type UseFormConfig, type UseFormReturn } from '../index';

/** A form in the document, for tests. */
export interface MountedForm<T extends object> {
  form: UseFormReturn<T>;
  /** How often the component that holds the form has rendered. */
  hostRenders: () => number;
  unmount: () => void;
}

/**
 * Mounts a component that holds a form, and hands the form out.
 *
 * @param model the data at first
 * @param show what the component renders
 * @param config options of `useForm`
 */
export function mountForm<T extends object>(
  model: T,
  show: (form: UseFormReturn<T>) => ReactNode = () => null,
  config?: UseFormConfig,
): MountedForm<T> {
  let form!: UseFormReturn<T>;
  let count = 0;
  function Host() {
    count += 1;
    form = useForm(model, config);
    return show(form);
  }
  const { unmount } = render(<Host />);
  return { form, hostRenders: () => count, unmount };
}
