import fs from 'node:fs';
import { escapeRegexp } from '@docusaurus/utils';
import { shownPath } from '../mdx/place';

const BYTE_ORDER_MARK = '\uFEFF';

/** The line of a position in a text, from 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

/** The line of a key in a JSON text; 1 if it is written in another way. */
export const lineOfKey = (text: string, key: string): number =>
  lineAt(text, Math.max(text.search(`${escapeRegexp(JSON.stringify(key))}\\s*:`), 0));

/** Where JSON.parse stopped: it says a position, or the mark that it did not expect with ten around it. */
function stopOf(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position) return Number(position);
  const [, token, dots, around] =
    /^Unexpected token '?(.+?)'?, (\.\.\.)?"([^]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ??
    [];
  if (around === undefined) return text.length;
  return text.indexOf(around) + around.indexOf(token, dots ? 10 : 0);
}

/** What JSON.parse says, with the line, which it does not say. */
function jsonMistake(text: string): { line: number; reason: string } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const end = text.trimEnd().length;
    const [reason] = message.split(/ (?:in JSON )?at position |, (?:\.\.\.)?"/);
    return { line: lineAt(text, Math.min(stopOf(text, message), end)), reason };
  }
}

/**
 * Says why a file of messages is not valid JSON.
 *
 * @param text of the file
 * @param shown its path, for the message
 * @returns a sentence with line and remedy; undefined if the file can be read
 */
export function jsonProblem(text: string, shown: string): string | undefined {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return `${shown}:1: the file begins with a byte order mark. Save it as UTF-8 without one.`;
  }
  const mistake = jsonMistake(text);
  return mistake && `${shown}:${mistake.line}: not valid JSON: ${mistake.reason}. Correct it.`;
}

/**
 * Reads a file of messages, or of the records that plugins keep next to them.
 *
 * @param file absolute path
 * @throws Error naming file, line and remedy where it is not valid JSON
 */
export function readMessageFile(file: string): Record<string, unknown> {
  const text = fs.readFileSync(file, 'utf8');
  const problem = jsonProblem(text, shownPath(file));
  if (problem) throw new Error(problem);
  return JSON.parse(text) as Record<string, unknown>;
}
