import type { ColorMode } from '@site/src/components/rootColorMode';
import type { ProgramFile } from './program/compileProgram';

/** A compiled demo with the packages it imports, ready to run. */
export interface Bundle {
  entry: string;
  files: Record<string, ProgramFile>;
  /** Chunk that holds each importable package, by specifier. */
  packages: Record<string, string>;
  /** Code of all chunks needed, by file name. */
  chunks: Record<string, string>;
  /** Packages whose default export wraps the demo, from the outermost to the innermost. */
  kits: string[];
}

/** Words of the form inspector in the page's language. */
export type Labels = Record<string, string>;

/** Messages from the page to the frame. */
export type PageMessage =
  | { type: 'start'; bundle: Bundle; colorMode: ColorMode; language: string; labels?: Labels }
  | { type: 'colorMode'; colorMode: ColorMode }
  | { type: 'ping' };

/** Why the reader's code did not do what it should. */
export interface Failure {
  /**
   * `syntax`: it cannot be parsed; `module`: it imports what does not exist; `export`: it has no
   * component; `large`: it is too long to be run; `crash`: it threw; `waiting`: it suspends and nothing catches that; `runaway`: it
   * rendered too often; `endless`: a loop or recursion went on for too long; `silent`: it stopped
   * answering; `heavy`: it answers, but has hardly ever time to; `flood`: it sent too many messages;
   * `theft`: it kept taking the focus; `gone`: its document is no more; `unreachable`: the frame did not load.
   */
  kind: (typeof FAILURE_KINDS)[number];
  /**
   * The error's own message; empty when it has none. For `module`: the specifier; for `export`: the file;
   * for `unreachable`: why.
   */
  message: string;
  stack?: string;
  file?: string;
  /** Line and column, counted from 1. */
  line?: number;
  column?: number;
}

const FAILURE_KINDS = [
  'syntax',
  'module',
  'export',
  'large',
  'crash',
  'waiting',
  'runaway',
  'endless',
  'silent',
  'heavy',
  'flood',
  'theft',
  'gone',
  'unreachable',
] as const;

/** How a line of the console was logged: by which method, or by a dialog that says or asks something. */
export type LogLevel = (typeof LOG_LEVELS)[number];

const LOG_LEVELS = ['debug', 'log', 'info', 'warn', 'error', 'alert', 'question'] as const;

/** A line of the console. */
export interface LogLine {
  level: LogLevel;
  text: string;
}

/** Messages from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'rendered'; height: number }
  | { type: 'size'; height: number }
  /** `dropped`: how many lines there were before these. */
  | { type: 'logged'; lines: LogLine[]; dropped: number }
  /** `fatal`: nothing of the demo is on the screen; an error in an event handler is not fatal. */
  | { type: 'failed'; failure: Failure; fatal: boolean };

/** The tallest preview, in px: what is higher scrolls inside its frame. */
export const MAX_HEIGHT = 2400;
/** The longest message and stack of a failure that are shown, in characters. */
export const MAX_MESSAGE = 2000;
export const MAX_STACK = 20_000;
const MAX_LOG_LINES = 50;
/** Rows of one line of the console: laying out two thousand of them in each line takes seconds. */
const MAX_ROWS = 40;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown, length: number) =>
  typeof value === 'string' ? value.slice(0, length) : undefined;

const position = (value: unknown) =>
  Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined;

function readFailure(value: unknown): Failure | undefined {
  if (!isRecord(value)) return undefined;
  const kind = FAILURE_KINDS.find((known) => known === value.kind);
  if (kind === undefined) return undefined;
  return {
    kind,
    message: text(value.message, MAX_MESSAGE) ?? '',
    stack: text(value.stack, MAX_STACK),
    file: text(value.file, MAX_MESSAGE),
    line: position(value.line),
    column: position(value.column),
  };
}

function readLogLine(value: unknown): LogLine[] {
  if (!isRecord(value)) return [];
  const level = LOG_LEVELS.find((known) => known === value.level);
  const words = text(value.text, MAX_MESSAGE);
  if (level === undefined || words === undefined) return [];
  const rows = words.split('\n');
  const shown = rows.length > MAX_ROWS ? [...rows.slice(0, MAX_ROWS), '…'] : rows;
  return [{ level, text: shown.join('\n') }];
}

/**
 * Reads a message from the frame. The reader's code shares the frame with our runtime and may send
 * anything in its name, so nothing is taken but what has the right shape and a sane size.
 *
 * @param data what arrived
 * @returns the message, or undefined when it is not one
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  switch (data.type) {
    case 'ready':
    case 'pong':
      return { type: data.type };
    case 'rendered':
    case 'size': {
      const { type, height } = data;
      if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
      return { type, height: Math.min(Math.max(Math.ceil(height), 0), MAX_HEIGHT) };
    }
    case 'logged': {
      if (!Array.isArray(data.lines)) return undefined;
      const lines = data.lines.slice(0, MAX_LOG_LINES).flatMap(readLogLine);
      return { type: 'logged', lines, dropped: position(data.dropped) ?? 0 };
    }
    case 'failed': {
      const failure = readFailure(data.failure);
      return failure && { type: 'failed', failure, fatal: data.fatal === true };
    }
    default:
      return undefined;
  }
}
