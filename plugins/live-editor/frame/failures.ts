import { MAX_MESSAGE, MAX_STACK, type Failure } from '../protocol';
import { EndlessError } from './endless';
import { CodeSyntaxError } from './evaluate';
import { MissingModuleError } from './moduleTable';

const MAX_TEXT = { message: MAX_MESSAGE, stack: MAX_STACK };

/**
 * Reads a property of whatever was thrown; a getter of it may throw again. What is too long is cut off here,
 * since sending it would halt the page.
 */
function readText(value: unknown, key: keyof typeof MAX_TEXT): string | undefined {
  try {
    const text = (value as Record<string, unknown> | null | undefined)?.[key];
    return typeof text === 'string' ? text.slice(0, MAX_TEXT[key]) : undefined;
  } catch {
    return undefined;
  }
}

const NAMELESS_FRAME = /^([^\n@]*)@(?=\n|$)/;

/**
 * Reads the stack of an error. WebKit names no file for code that was evaluated, and gives the place of
 * the error apart from its stack.
 */
function readStack(thrown: unknown, file: string): string | undefined {
  const stack = readText(thrown, 'stack');
  if (stack === undefined || !NAMELESS_FRAME.test(stack)) return stack;
  const { line, column } = thrown as { line?: number; column?: number };
  return stack.replace(NAMELESS_FRAME, (_, name: string) => `${name}@${file}:${line}:${column}`);
}

const isPlain = (thrown: unknown) =>
  thrown !== undefined && !['object', 'function'].includes(typeof thrown);

/**
 * Describes what the reader's code threw or rejected with, which need not be an error.
 *
 * @param thrown any value
 * @param file the demo's file, when it has but one; else empty
 */
export function describeFailure(thrown: unknown, file: string): Failure {
  if (thrown instanceof MissingModuleError) {
    const { specifier, file: importer, line } = thrown;
    return { kind: 'module', message: specifier, file: importer, line };
  }
  if (thrown instanceof CodeSyntaxError) {
    return { kind: 'syntax', message: thrown.message, file: thrown.file };
  }
  if (thrown instanceof EndlessError) {
    return { kind: 'endless', message: '', file: thrown.file, line: thrown.line };
  }
  return {
    kind: 'crash',
    message: isPlain(thrown)
      ? String(thrown).slice(0, MAX_MESSAGE)
      : (readText(thrown, 'message') ?? ''),
    stack: readStack(thrown, file),
  };
}

/** No error of the demo's: the browser notes that it lays out the rest in the next frame. */
const LAYOUT_NOTE = /^ResizeObserver loop/;

/**
 * Reports what nothing caught: errors in event handlers and timers, and rejected promises.
 *
 * @param report gets what was thrown
 */
export function watchUncaught(report: (thrown: unknown) => void): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    if (!LAYOUT_NOTE.test(event.message)) report(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    // Without a reason, the demo would seem to have crashed.
    report(event.reason ?? `Uncaught (in promise) ${event.reason}`);
  });
}
