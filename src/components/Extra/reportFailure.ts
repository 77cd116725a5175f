const reported = new Set<string>();

/**
 * Logs the failure of an extra, once per extra.
 *
 * @param name short name of the extra: `language menu`
 * @param error the thrown error
 */
export function reportFailure(name: string, error: unknown): void {
  if (reported.has(name)) return;
  reported.add(name);
  console.error(`The page goes on without this extra, which failed: ${name}.`, error);
}

/**
 * Runs an optional action and logs its errors where no {@link Extra} catches them: in client modules, and in
 * listeners, observers and timers.
 *
 * @param name see {@link reportFailure}
 * @param action action to run
 * @returns the result of the action, or undefined if it threw
 */
export function attempt<T>(name: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    reportFailure(name, error);
    return undefined;
  }
}
