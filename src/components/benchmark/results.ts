import measured from './library.json';

/** The baselines: inputs without a library, which the charts show as lines. */
export const FLOORS = ['use-state', 'uncontrolled'] as const;

/** The measured libraries, in the order of all charts. */
export const LIBRARIES = [
  'bindform',
  'react-hook-form-register',
  'react-hook-form-controller',
  'formik',
  'react-final-form',
  'tanstack',
  'antd',
] as const;

/** Everything that is measured. */
export const SUBJECTS = [...FLOORS, ...LIBRARIES] as const;

/** Name of a baseline. */
export type FloorName = (typeof FLOORS)[number];

/** Name of a measured library or baseline. */
export type SubjectName = (typeof SUBJECTS)[number];

/** Whether a subject is a baseline. */
export const isFloor = (subject: SubjectName): subject is FloorName =>
  FLOORS.some((floor) => floor === subject);

/** The measured actions. */
export const ACTIONS = [
  'mount',
  'unmount',
  'firstKeystroke',
  'keystroke',
  'dependent',
  'validate',
  'reset',
  'submit',
  'addRow',
  'removeRow',
  'moveRow',
] as const;

/** A measured action. */
export type Action = (typeof ACTIONS)[number];

/** Samples, summarized (ms). */
export interface Spread {
  median: number;
  /** Quartiles: the limits of the middle half of all samples. */
  low: number;
  high: number;
}

/** The figures of an action: the time until its result is laid out. */
export interface Figure extends Spread {
  /** CPU time of the main thread. */
  cpu: Spread;
  samples: number;
  /** Median number of inputs that one action renders. */
  renders: number;
}

/** The results of one run. */
export interface Results {
  /** Date of the run, in ISO format. */
  date: string;
  /** Seed of the order in which the libraries took turns. */
  seed: number;
  machine: { cpu: string; cores: number; memoryGiB: number; os: string; browser: string };
  /** Version of each library, by package name. */
  versions: Record<string, string>;
  /** Size that each library adds without React, minified and gzipped (bytes). */
  bytes: Partial<Record<SubjectName, number>>;
  /** Figures by number of fields, library and action. */
  figures: Record<string, Partial<Record<SubjectName, Partial<Record<Action, Figure>>>>>;
  /** Heap that an unmounted form leaves (bytes), by number of fields and library. */
  left: Record<string, Partial<Record<SubjectName, number>>>;
}

/** The committed results of `npm run bench -- library --write`. */
export const results: Results = measured;
