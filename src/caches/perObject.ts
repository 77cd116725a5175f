// Runs in Node.

/**
 * Caches results by object for as long as the object is in use. For what is computed from a parsed page, which is
 * the same object until its file changes.
 *
 * @param make computes the result of an object, which must not change afterwards
 * @returns a function that returns the cached result of an object, or computes it. Callers share a result and must
 *   not change it. Errors are not cached.
 */
export function perObject<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const kept = results.get(key) ?? { result: make(key) };
    results.set(key, kept);
    return kept.result;
  };
}
