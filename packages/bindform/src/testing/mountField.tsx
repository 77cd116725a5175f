import type { ReactElement, ReactNode } from 'react';
import type { Attrs, RenderConfigTypes } from '../index';
import { mountForm } from './mountForm';

/**
 * Renders a single field `f` of a form, for tests.
 *
 * @param first its value at first
 * @param content its control
 * @param config its options
 * @returns the form, and a function that reads the value
 */
export function field(
  first: unknown,
  content: ReactElement | ((options: { attrs: Attrs }) => ReactNode),
  config?: RenderConfigTypes<{ f: unknown }>,
) {
  const { form } = mountForm({ f: first }, (it) => it.render('f', config)(content));
  return { form, value: () => form.model.f };
}
