// Runs in Node.

/** Small results of one kind that are kept: more than a language has pages, for a development server sees more texts than pages. */
const MAX_KEPT = 1500;

const shared = globalThis as { bindformResults?: Map<string, Map<string, unknown>> };

/**
 * Keeps results by what they were made from, so that a development server makes only those again whose
 * input has changed. They are on the global object: each plugin gets its own instances of its modules, and
 * new ones for each language of a build and each time that the whole site is loaded again.
 *
 * @param kind name of what is kept, different from all others
 * @param limit number of results that are kept
 * @returns gives the result of an input, and makes it if it is new. Several readers share a result, none of
 *   which may change it. Nothing is kept of what throws or rejects.
 */
export function remembered<T>(kind: string, limit = MAX_KEPT): (input: string, make: () => T) => T {
  const results = (shared.bindformResults ??= new Map());
  const kept = (results.get(kind) ?? new Map()) as Map<string, T>;
  results.set(kind, kept);
  return (input, make) => {
    const result = kept.has(input) ? (kept.get(input) as T) : make();
    // Again at the end: the one that was not asked for in the longest time is dropped.
    kept.delete(input);
    kept.set(input, result);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    if (result instanceof Promise) result.catch(() => kept.delete(input));
    return result;
  };
}
