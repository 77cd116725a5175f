// Runs in Node.

/** Default limit: more than the pages of a language, since a development server sees several versions of each. */
const MAX_KEPT = 1500;

const shared = globalThis as { bindformResults?: Map<string, Map<string, unknown>> };

/**
 * Caches results by input, so that a development server recomputes only those whose input has changed. The cache
 * is on the global object because each plugin gets separate instances of its modules, and new ones for each
 * language of a build and each time the whole site is reloaded.
 *
 * @param kind unique name of the cache
 * @param limit maximum number of cached results
 * @returns a function that returns the cached result of an input, or computes it. Callers share a result and must
 *   not change it. Errors and rejections are not cached.
 */
export function remembered<T>(kind: string, limit = MAX_KEPT): (input: string, make: () => T) => T {
  const results = (shared.bindformResults ??= new Map());
  const kept = (results.get(kind) ?? new Map()) as Map<string, T>;
  results.set(kind, kept);
  return (input, make) => {
    const result = kept.has(input) ? (kept.get(input) as T) : make();
    // Moves it to the end, so that the least recently used one is dropped.
    kept.delete(input);
    kept.set(input, result);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    if (result instanceof Promise) result.catch(() => kept.delete(input));
    return result;
  };
}
