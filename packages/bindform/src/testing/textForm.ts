import { act, fireEvent, screen } from '@testing-library/react';

/** A text field by its label. */
export const input = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

/** Gives a text field another value, as typing does. */
export const type = (name: string, value: string): boolean =>
  fireEvent.change(input(name), { target: { value } });

/** The shown errors. */
export const alerts = (): (string | null)[] =>
  screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** Lets pending promises settle. */
export const settle = (): Promise<void> => act(async () => undefined);

/** Presses the button that submits. */
export async function press(): Promise<void> {
  fireEvent.click(screen.getByText('Send'));
  await settle();
}
