import { CODE_HEAD, CODE_TAIL } from '../program/codeWrapper';

/** A CommonJS module's code; code of the reader's calls `running` in each round of a loop. */
export type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  running?: (line: number) => void,
) => void;

/** Code that the browser cannot parse. */
export class CodeSyntaxError extends Error {
  constructor(
    message: string,
    readonly file: string,
  ) {
    super(message);
  }
}

/** Indirect, so that the code sees no variables of the runtime's. */
const evaluateGlobally = globalThis.eval;

/**
 * Makes a function of a module's code. The frame's policy lets no script into a document but lets the
 * runtime evaluate text, so that documents inside the frame cannot run anything.
 *
 * @param file name under which the code is in stack traces
 * @param code CommonJS code; its first line stays the first, as line numbers are those of the source
 * @throws CodeSyntaxError when the code cannot be parsed
 */
export function evaluate(file: string, code: string): ModuleFunction {
  try {
    return evaluateGlobally(
      `${CODE_HEAD}${code}${CODE_TAIL}//# sourceURL=${file}`,
    ) as ModuleFunction;
  } catch (error) {
    throw new CodeSyntaxError((error as Error).message, file);
  }
}
