import { act } from '@testing-library/react';

/**
 * Begins something asynchronous and waits until it has come to its end and is on display.
 *
 * @param begin starts it
 * @returns its own outcome, a rejection too
 */
export async function settled<V>(begin: () => Promise<V>): Promise<V> {
  let result!: Promise<V>;
  act(() => {
    result = begin();
  });
  await act(() => result.then(Boolean, Boolean));
  return result;
}
