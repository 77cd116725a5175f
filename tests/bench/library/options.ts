import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SUBJECTS, type SubjectName } from '../../../src/components/benchmark/results';
import type { Effort } from './driver';

/** What a run measures, and how long. */
export interface Options {
  /** Numbers of fields. */
  counts: number[];
  subjects: SubjectName[];
  /** The libraries take turns this many times, so that a machine that slows down affects all of them. */
  rounds: number;
  /** Effort for one action in one round, by the number of fields. */
  effortFor: (count: number) => Effort;
  /** Time after which a page is closed (ms). Its library is cut off in what the page measures. */
  patienceMs: number;
  /** Determines the order of the libraries. */
  seed: number;
  /** Whether to write the results, which the charts of the site show. */
  isWritten: boolean;
}

/** More turns for small forms, which are fast. */
const turnsFor = (count: number) => Math.round(Math.min(60, Math.max(6, 24_000 / count)));

const FULL = {
  counts: [10, 100, 1000, 10_000],
  rounds: 3,
  effortFor: (count: number): Effort => ({ turns: turnsFor(count), limitMs: 5000 }),
  patienceMs: 30_000,
};

const QUICK = {
  counts: [10, 1000],
  rounds: 2,
  effortFor: (count: number): Effort => ({ turns: Math.round(turnsFor(count) / 3), limitMs: 1500 }),
  patienceMs: 8000,
};

function listOf<V>(given: string, all: string, parse: (part: string) => V | undefined): V[] {
  const parts = given.split(',').map((part) => parse(part.trim()));
  if (parts.every((part) => part !== undefined)) return parts;
  throw new Error(`"${given}" is not a list of ${all}.`);
}

const positive = (part: string) => {
  const number = Number(part);
  return Number.isInteger(number) && number > 1 ? number : undefined;
};

/**
 * Reads the options of the command line.
 *
 * @throws Error that names a wrong option
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      fields: { type: 'string' },
      subjects: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const { quick, write, fields, subjects, seed } = values;
  const effort = quick ? QUICK : FULL;
  const isKnown = (name: string) => SUBJECTS.find((subject) => subject === name);
  return {
    ...effort,
    counts: fields
      ? listOf(fields, 'numbers of fields; write for instance: 10,1000', positive)
      : effort.counts,
    subjects: subjects
      ? listOf(subjects, `subjects; there are: ${SUBJECTS.join(',')}`, isKnown)
      : [...SUBJECTS],
    seed: seed
      ? listOf(seed, 'seeds; write for instance: 7', positive)[0]
      : randomInt(2, 1_000_000),
    isWritten: write,
  };
}
