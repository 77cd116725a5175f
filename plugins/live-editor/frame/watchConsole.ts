import type { LogLine, LogLevel } from '../protocol';
import { describeValue } from './describeValue';
import { reportDialogs } from './reportDialogs';
import { reportMeasures } from './reportMeasures';

/** The methods whose calls are reported, and as what. */
const METHODS = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  dir: 'log',
  table: 'log',
  trace: 'log',
  dirxml: 'log',
  group: 'log',
  groupCollapsed: 'log',
} as const satisfies Record<string, LogLevel>;
/** Time in which lines are collected for one message, in ms. */
const SPAN_MS = 100;
/** Lines in one message; a loop may log any number. */
export const MAX_LINES = 50;
/** Characters of one line; the rest is cut off. */
const MAX_LINE = 2000;
/** Values of one call; the rest is not read. */
const MAX_VALUES = 100;

const describe = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_LINE) : describeValue(value);

const PLACEHOLDER = /%[sdifoOjc%]/g;

/**
 * Puts what was logged into one text, with the placeholders of its first part filled in
 * (https://console.spec.whatwg.org/#formatter).
 *
 * @param values arguments of `console.log`
 */
export function logText(all: unknown[]): string {
  const [first, ...values] = all.slice(0, MAX_VALUES);
  const start =
    typeof first === 'string' && values.length > 0
      ? describe(first).replace(PLACEHOLDER, (placeholder) => {
          if (placeholder === '%%') return '%';
          if (values.length === 0) return placeholder;
          const value = values.shift();
          return placeholder === '%c' ? '' : describe(value);
        })
      : describe(first);
  return [start, ...values.map(describe)].join(' ');
}

/**
 * Reports what the demo logs, in the frame's console as well, and what it would show in dialogs.
 *
 * @param send gets the last lines of a span, and how many there were before them
 * @returns sends what has been collected at once, for a frame that is about to end
 */
export function watchConsole(send: (lines: LogLine[], dropped: number) => void): () => void {
  let lines: LogLine[] = [];
  let dropped = 0;
  const flush = () => {
    if (lines.length === 0) return;
    send(lines, dropped);
    lines = [];
    dropped = 0;
  };
  const add = (level: LogLevel, values: unknown[]) => {
    if (lines.length === 0) setTimeout(flush, SPAN_MS);
    lines.push({ level, text: values.length > 0 ? logText(values).slice(0, MAX_LINE) : '' });
    if (lines.length <= MAX_LINES) return;
    lines.shift();
    dropped += 1;
  };
  for (const method of Object.keys(METHODS) as (keyof typeof METHODS)[]) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      original(...values);
      add(METHODS[method], values);
    };
  }
  const assert = console.assert.bind(console);
  console.assert = (holds, ...values: unknown[]) => {
    assert(holds, ...values);
    if (!holds) add('error', ['Assertion failed', ...values]);
  };
  reportMeasures(add);
  reportDialogs(add);
  return flush;
}
