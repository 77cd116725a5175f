import { formatLeaf, isBranch } from './formatModel';

/** A change of the data of a form. */
export interface LoggedChange {
  /** Position of the change in the log, from 0; it stays when older changes are dropped. */
  id: number;
  /** When the data changed last, in ms since 1970. */
  time: number;
  /** Path of the changed value. */
  path: string;
  /** The value before, as source text; undefined if there was none. */
  before?: string;
  /** The value after, as source text; undefined if it was removed. */
  after?: string;
}

/** How many changes a log keeps. */
const SIZE = 100;

/** Changes of one value that follow each other within this many ms are one change. */
const PAUSE_MS = 1000;

/** The values of data by their path, as source text. Empty lists and objects count as values. */
export function describeData(value: unknown, path = ''): Map<string, string> {
  const members = isBranch(value) ? Object.entries(value) : [];
  if (members.length === 0) {
    const empty = Array.isArray(value) ? '[]' : '{}';
    return new Map([[path, isBranch(value) ? empty : formatLeaf(value)]]);
  }
  return new Map(
    members.flatMap(([key, member]) => [...describeData(member, path ? `${path}.${key}` : key)]),
  );
}

/**
 * Adds what differs between two descriptions of the data to a log.
 *
 * @param log the changes so far, oldest first
 * @param previous the data before, from {@link describeData}
 * @param next the data after
 * @returns the latest changes; typing into one field is one change until it pauses
 */
export function appendChanges(
  log: readonly LoggedChange[],
  previous: ReadonlyMap<string, string>,
  next: ReadonlyMap<string, string>,
): LoggedChange[] {
  const time = Date.now();
  const paths = [...new Set([...previous.keys(), ...next.keys()])];
  const changed = paths.filter((path) => previous.get(path) !== next.get(path));
  const last = log.at(-1);
  const isContinued =
    last && changed.length === 1 && last.path === changed[0] && time - last.time < PAUSE_MS;
  if (isContinued) return [...log.slice(0, -1), { ...last, time, after: next.get(last.path) }];
  const start = (last?.id ?? -1) + 1;
  const added = changed.map((path, index) => ({
    id: start + index,
    time,
    path,
    before: previous.get(path),
    after: next.get(path),
  }));
  return [...log, ...added].slice(-SIZE);
}
