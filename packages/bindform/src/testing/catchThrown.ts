/**
 * Collects what microtasks throw, which would be uncaught errors of the page, until all mocks are restored.
 *
 * @returns the list of errors, which grows
 */
export function catchThrown(): Error[] {
  const thrown: Error[] = [];
  const real = globalThis.queueMicrotask;
  jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) =>
    real(() => {
      try {
        task();
      } catch (error) {
        thrown.push(error as Error);
      }
    }),
  );
  return thrown;
}
