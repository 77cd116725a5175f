import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { shownPath } from '../../../src/mdx/place';

const BYTE_ORDER_MARK = '\uFEFF';

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

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

const isMessage = (value: unknown) =>
  typeof (value as { message?: unknown } | null)?.message === 'string';

/** Entries that are no messages, in a file of messages; the notes that plugins keep next to them hold hardly any. */
function entryProblems(text: string, shown: string): string[] {
  const entries = Object.entries((JSON.parse(text) ?? {}) as Record<string, unknown>);
  const others = entries.filter(([, value]) => !isMessage(value));
  if (others.length > entries.length / 2) return [];
  return others.map(([id]) => {
    const line = lineAt(text, Math.max(text.indexOf(JSON.stringify(id)), 0));
    return `${shown}:${line}: "${id}" is no message. Write "${id}": { "message": "…" }.`;
  });
}

function fileProblems(file: string, shown: string): string[] {
  const written = fs.readFileSync(file, 'utf8');
  if (written.startsWith(BYTE_ORDER_MARK)) {
    return [`${shown}:1: the file begins with a byte order mark. Save it as UTF-8 without one.`];
  }
  const mistake = jsonMistake(written);
  if (!mistake) return entryProblems(written, shown);
  return [`${shown}:${mistake.line}: not valid JSON: ${mistake.reason}. Correct it.`];
}

/**
 * Reads a file of messages, or of the records that plugins keep next to them.
 *
 * @param file absolute path
 * @throws Error naming file, line and remedy where it is not valid JSON
 */
export function readMessageFile(file: string): Record<string, unknown> {
  const problems = fileProblems(file, shownPath(file));
  if (problems.length) throw new Error(problems.join('\n'));
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/**
 * Finds files of messages that cannot be read, of which Docusaurus says no line, and entries without a
 * message.
 *
 * @param siteDir absolute path of the site
 * @returns one sentence a problem
 */
export function brokenMessages(siteDir: string): string[] {
  const folder = path.join(siteDir, 'i18n');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => fileProblems(path.join(folder, file), posixPath(path.join('i18n', file))));
}

/**
 * Stops where {@link brokenMessages} finds something. For the configuration, since Docusaurus reads the
 * messages before any plugin runs.
 *
 * @throws Error with all problems
 */
export function refuseBrokenMessages(siteDir: string): void {
  const problems = brokenMessages(siteDir);
  if (problems.length) throw new Error(problems.join('\n'));
}
