/** A CommonJS module's code. */
export type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** Code that the browser cannot parse, and where. */
export class CodeSyntaxError extends Error {
  constructor(
    message: string,
    readonly file: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const RECEIVER = '__receiveModule';
const ERROR_NAME = /^(Uncaught )?(SyntaxError: )?/;

/**
 * Makes a function of a module's code. It is put into the document as a script and not given to
 * `eval`, because only then does the browser say in which line a syntax error is.
 *
 * @param file name under which the code stands in stack traces
 * @param code CommonJS code
 * @throws CodeSyntaxError when the code cannot be parsed
 */
export function evaluate(file: string, code: string): ModuleFunction {
  const scope = window as unknown as Record<string, unknown>;
  let received: ModuleFunction | undefined;
  let failure: CodeSyntaxError | undefined;
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    failure = new CodeSyntaxError(event.message.replace(ERROR_NAME, ''), file, event.lineno);
  };
  const script = document.createElement('script');
  // The head stays in the code's first line, so that line numbers are those of the source.
  script.textContent = `${RECEIVER}(function (require, module, exports) {${code}\n});\n//# sourceURL=${file}`;
  scope[RECEIVER] = (made: ModuleFunction) => {
    received = made;
  };
  window.addEventListener('error', onError, true);
  document.head.append(script);
  window.removeEventListener('error', onError, true);
  script.remove();
  delete scope[RECEIVER];
  if (failure) throw failure;
  if (!received) throw new CodeSyntaxError('Unexpected end of the code', file, 1);
  return received;
}
