import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RenderConfigTypes, UseFormReturn } from '../index';
import { mountForm } from './mountForm';
import { settled } from './settled';

/**
 * Renders one field `f`, labelled F, of a form.
 *
 * @param first its value at first
 * @param config its options
 * @param control what edits it
 */
export const field = (
  first: unknown,
  config: RenderConfigTypes<{ f: unknown }>,
  control: ReactElement = <input />,
): UseFormReturn<{ f: unknown }> =>
  mountForm({ f: first }, (it) => it.render('f', { label: 'F', ...config })(control)).form;

/** Begins to validate; the promise gives the message, or nothing. */
export function begin(form: { validate: () => Promise<unknown> }): Promise<string | undefined> {
  let result!: Promise<string | undefined>;
  act(() => {
    result = form.validate().then(
      () => undefined,
      (error: Error) => error.message,
    );
  });
  return result;
}

/** Validates and gives the message, or nothing. */
export const outcome = (form: { validate: () => Promise<unknown> }): Promise<string | undefined> =>
  settled(() => begin(form));

/** The text of the error on display, if there is one. */
export const alert = (): string | undefined =>
  screen.queryByRole('alert')?.textContent ?? undefined;
