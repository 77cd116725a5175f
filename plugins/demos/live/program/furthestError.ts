/** A syntax error of sucrase's parser, with the place it adds. */
export interface ParserError extends SyntaxError {
  /** Offset in the source, counted from 0. */
  pos: number;
}

const isParserError = (error: SyntaxError): error is ParserError => 'pos' in error;

/**
 * Runs sucrase and, when it fails, finds the syntax error furthest in the source. Sucrase reads an arrow
 * function once more as something else when its body has a mistake, and then complains about the arrow:
 * the mistake itself is an error it made before and dropped.
 *
 * @param run calls sucrase, without waiting for anything
 * @returns what it gives, or the error
 * @throws whatever else `run` throws
 */
export function furthestError<T>(run: () => T): { result: T } | { error: ParserError } {
  const made: SyntaxError[] = [];
  const { SyntaxError: Original } = globalThis;
  globalThis.SyntaxError = new Proxy(Original, {
    construct(target, parameters: [string]) {
      const error = new target(...parameters);
      made.push(error);
      return error;
    },
  });
  try {
    return { result: run() };
  } catch (thrown) {
    const furthest = made
      .filter(isParserError)
      .reduce<ParserError | undefined>((a, b) => (a && a.pos >= b.pos ? a : b), undefined);
    if (!furthest) throw thrown;
    return { error: furthest };
  } finally {
    globalThis.SyntaxError = Original;
  }
}
