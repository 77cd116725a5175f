/** An error of sucrase's. */
export interface ParserError extends Error {
  /** Offset in the source, counted from 0; its own faults have none. */
  pos?: number;
}

/**
 * Runs sucrase and, when it fails, finds the syntax error furthest in the source. Sucrase reads an arrow
 * function once more as something else when its body has a mistake, and then complains about the arrow:
 * the mistake itself is an error it made before and dropped.
 *
 * @param run calls sucrase, without waiting for anything
 * @returns what it gives, or the error
 */
export function furthestError<T>(run: () => T): { result: T } | { error: ParserError } {
  const made: ParserError[] = [];
  const { SyntaxError: Original } = globalThis;
  const record = (message: string) => {
    const error = new Original(message);
    made.push(error);
    return error;
  };
  globalThis.SyntaxError = new Proxy(Original, {
    construct: (_, [message]: [string]) => record(message),
    // The minifier drops the `new`, which errors do not need.
    apply: (_, _this, [message]: [string]) => record(message),
  });
  try {
    return { result: run() };
  } catch (thrown) {
    const errors = [thrown as ParserError, ...made];
    const [furthest] = errors.sort((a, b) => (b.pos ?? -1) - (a.pos ?? -1));
    return { error: furthest };
  } finally {
    globalThis.SyntaxError = Original;
  }
}
