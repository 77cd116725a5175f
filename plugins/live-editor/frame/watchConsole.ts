import { inspect } from 'loupe';
import type { LogLine, LogLevel } from '../protocol';

const LEVELS: readonly LogLevel[] = ['debug', 'log', 'info', 'warn', 'error'];
/** Time in which lines are collected for one message, in ms. */
const SPAN_MS = 100;
/** Lines in one message; a loop may log any number. */
export const MAX_LINES = 50;
/** Characters of one value: it is cut off while it is read, so that a huge one takes no time. */
const MAX_VALUE = 1000;

/** The text of a value that is logged; reading one may throw, since its getters may. */
function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    if (value instanceof Error) return String(value.stack ?? value);
    return inspect(value, { depth: 4, truncate: MAX_VALUE });
  } catch {
    return Object.prototype.toString.call(value);
  }
}

const PLACEHOLDER = /%[sdifoOjc%]/g;

/**
 * Puts what was logged into one text, with the placeholders of its first part filled in
 * (https://console.spec.whatwg.org/#formatter).
 *
 * @param values arguments of `console.log`
 */
export function logText([first, ...values]: unknown[]): string {
  const start =
    typeof first === 'string' && values.length > 0
      ? first.replace(PLACEHOLDER, (placeholder) => {
          if (placeholder === '%%') return '%';
          if (values.length === 0) return placeholder;
          const value = values.shift();
          return placeholder === '%c' ? '' : describe(value);
        })
      : describe(first);
  return [start, ...values.map(describe)].join(' ');
}

/**
 * Reports what the demo logs, in the frame's console as well.
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
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      if (lines.length === 0) setTimeout(flush, SPAN_MS);
      lines.push({ level, text: values.length > 0 ? logText(values) : '' });
      if (lines.length <= MAX_LINES) return;
      lines.shift();
      dropped += 1;
    };
  }
  return flush;
}
