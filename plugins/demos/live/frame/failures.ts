import type { Failure } from '../protocol';
import { EndlessError } from './endless';
import { CodeSyntaxError } from './evaluate';
import { MissingModuleError } from './moduleTable';

/** Reads a property of whatever was thrown; a getter of it may throw again. */
function readText(value: unknown, key: 'message' | 'stack'): string | undefined {
  try {
    const text = (value as Record<string, unknown> | null | undefined)?.[key];
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Describes what the reader's code threw or rejected with, which need not be an error.
 *
 * @param thrown any value
 */
export function describeFailure(thrown: unknown): Failure {
  if (thrown instanceof MissingModuleError) return { kind: 'module', message: thrown.specifier };
  if (thrown instanceof CodeSyntaxError) {
    const { message, file } = thrown;
    return { kind: 'syntax', message, file };
  }
  if (thrown instanceof EndlessError) {
    const { file, line } = thrown;
    return { kind: 'endless', message: '', file, line };
  }
  return {
    kind: 'crash',
    message: typeof thrown === 'string' ? thrown : (readText(thrown, 'message') ?? ''),
    stack: readText(thrown, 'stack'),
  };
}

/** No error of the demo's: the browser notes that it lays out the rest in the next frame. */
const LAYOUT_NOTE = /^ResizeObserver loop/;

/**
 * Reports what nothing caught: errors in event handlers and timers, and rejected promises.
 *
 * @param report gets each failure
 */
export function watchUncaught(report: (failure: Failure) => void): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    if (!LAYOUT_NOTE.test(event.message)) report(describeFailure(event.error));
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(describeFailure(event.reason));
  });
}
