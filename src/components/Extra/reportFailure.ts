const reported = new Set<string>();

/**
 * Logs that an extra of the page has failed, once for each extra.
 *
 * @param name what has failed, in a few words: `language menu`
 * @param error what it threw
 */
export function reportFailure(name: string, error: unknown): void {
  if (reported.has(name)) return;
  reported.add(name);
  console.error(`The page goes on without this extra, which failed: ${name}.`, error);
}

/**
 * Does something that an extra can do without, where no {@link Extra} catches what is thrown: in
 * client modules, and in listeners, observers and timers.
 *
 * @param name see {@link reportFailure}
 * @param action what to do
 * @returns what the action returns, or undefined when it threw
 */
export function attempt<T>(name: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    reportFailure(name, error);
    return undefined;
  }
}
